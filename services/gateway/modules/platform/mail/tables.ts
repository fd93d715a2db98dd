import type { Generated, JSONColumnType } from 'kysely';
import type { StoredValues } from './mail-values.ts';

/** The outbox: a mail is written in the transaction of the change that it reports, and sent afterwards. */
export interface MailsTable {
  /** UUID; its Message-ID too, the same for each attempt. */
  id: Generated<string>;
  /** A second mail with the same key is not queued. */
  idempotency_key: string | null;
  kind: string;
  tenant_id: string;
  recipient: string;
  /** Emptied once the mail is sent or abandoned: it may contain a link that grants a right. */
  content: JSONColumnType<StoredValues>;
  state: Generated<'queued' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  /** Not tried before; while it is being tried, when another gateway may take it over. */
  next_attempt_at: Date;
  queued_at: Date;
  /** When it was sent or abandoned. */
  settled_at: Date | null;
  /** Code of the last failure, without what a server said of the person. */
  last_error: string | null;
}

/** Addresses whose owners want neutral subjects and senders. */
export interface DiscreetRecipientsTable {
  recipient: string;
}

/** Addresses whose owners chose a language. */
export interface RecipientLanguagesTable {
  recipient: string;
  /** One of `LANGUAGES`; a release that does not know it writes English. */
  language: string;
}

/** Tables of the mail module. */
export interface MailTables {
  mails: MailsTable;
  discreet_recipients: DiscreetRecipientsTable;
  recipient_languages: RecipientLanguagesTable;
}
