import type { Generated } from 'kysely';
import type { Language } from '@network/validation/languages.ts';

/** A film that came out, of which its followers get a notice, a batch at a time. */
export interface NoticedFilmsTable {
  video_id: string;
  found_at: Date;
  /** The last person of the batches that are done; people are taken in the order of their ids. */
  done_until: Generated<string>;
  /** Everybody has their notice. */
  done_at: Generated<Date | null>;
}

/** A notice for a person: a film of a performer or of a channel among their favorites is out, or one that their search finds. */
export interface NoticesTable {
  user_id: string;
  video_id: string;
  reason: 'PERFORMER' | 'CHANNEL' | 'SEARCH';
  /** Id of the performer, the channel or the saved search. */
  source_id: string;
  /** Further films that the search finds and that came out at the same time. */
  more: Generated<number>;
  noticed_at: Date;
  read_at: Generated<Date | null>;
}

/** Who gets unread notices by mail, how often, and from which brand. */
export interface NoticeMailsTable {
  user_id: string;
  tenant_id: string;
  pace: 'DAILY' | 'WEEKLY';
  /** Notices until then were mailed, or were there before. */
  mailed_until: Date;
  next_at: Date;
}

/** A browser that takes push messages for a person of a brand. Ends with the session in which it was added. */
export interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  tenant_id: string;
  /** Hash of the session's id. */
  session_id: string;
  /** SHA-256 of the endpoint, hex: an endpoint belongs to one person at a time. */
  endpoint_hash: string;
  endpoint: string;
  /** The browser's keys, base64url. */
  p256dh: string;
  auth: string;
  /** Whether its messages name no brand. */
  is_discreet: boolean;
  language: Language;
  created_at: Date;
  /** Notices until then were pushed, or were there before. */
  pushed_until: Date;
}

/** A message on its way to a browser: the outbox. */
export interface PushMessagesTable {
  id: string;
  subscription_id: string;
  /** Notices that it is about. */
  notices: number;
  queued_at: Date;
  attempts: Generated<number>;
  /** While it is being tried: when another gateway may take it over. */
  next_attempt_at: Date;
}

/** Tables of the notices module. */
export interface NoticeTables {
  noticed_films: NoticedFilmsTable;
  notices: NoticesTable;
  notice_mails: NoticeMailsTable;
  push_subscriptions: PushSubscriptionsTable;
  push_messages: PushMessagesTable;
}
