import type { Generated } from 'kysely';
import type { ReportReason } from '@network/validation/report-reasons.ts';

/** Ids are numbers in the order of writing, as texts. Times are UTC. */
export interface CommentsTable {
  id: Generated<string>;
  video_id: string;
  /** The first comment of the thread; a reply to a reply belongs to the same thread. */
  parent_id: string | null;
  /** Null for a deleted user. */
  author_id: string | null;
  text: string;
  /** Hash of the folded text, hex: the same text by the same person in the same place is refused. */
  text_hash: string;
  created_at: Date;
  removed_at: Date | null;
  /** When its author last changed it. */
  edited_at: Generated<Date | null>;
  /** When its author deleted it; it is removed then, its text is gone, and no editor restores it. */
  withdrawn_at: Generated<Date | null>;
  pinned_at: Date | null;
  /** Since when its author alone sees it; null for a comment that everybody sees. It is in no count of others. */
  shadowed_at: Generated<Date | null>;
  likes: Generated<number>;
  dislikes: Generated<number>;
  /** Whether it shows the rating that its author has given the film. */
  shows_rating: Generated<boolean>;
  /** likes less dislikes; the database computes it. */
  score: Generated<number>;
  /** Replies that are shown. */
  reply_count: Generated<number>;
  /** Open reports. */
  open_reports: Generated<number>;
  /** When it was last reported; null for one that never was, or not since that is recorded. */
  reported_at: Generated<Date | null>;
}

/** One vote a member and comment: 1 or -1. */
export interface CommentVotesTable {
  comment_id: string;
  user_id: string;
  value: number;
  voted_at: Date;
}

/** Comments of a video that are shown, replies included. Its row is locked first by whatever changes them. */
export interface CommentTotalsTable {
  video_id: string;
  total: number;
}

export interface CommentReportsTable {
  comment_id: string;
  user_id: string;
  reason: ReportReason;
  reported_at: Date;
  settled_at: Date | null;
}

export type ModerationAction = 'removed' | 'restored' | 'pinned' | 'unpinned' | 'dismissed';

/** What editors did, never changed. */
export interface CommentModerationTable {
  id: Generated<string>;
  comment_id: string;
  /** Null for a member of staff, and for a deleted account. */
  actor_id: string | null;
  action: ModerationAction;
  happened_at: Date;
  /** Email and reason of the member of staff who decided in the console. */
  staff: Generated<string | null>;
  reason: Generated<string | null>;
}

/** An author whom moderators keep from commenting. */
export interface CommentBansTable {
  user_id: string;
  /** Null: for good. */
  until: Date | null;
  /** Whether the author may write on, for themselves alone, and is not told. */
  is_shadow: Generated<boolean>;
  reason: string;
  /** Email of the member of staff. */
  staff: string;
  decided_at: Date;
}

/** An author's appeal against a moderator's decision, which another one decides. */
export interface CommentAppealsTable {
  /** Names the decision, so that each is appealed once. */
  subject: string;
  user_id: string;
  kind: 'comment' | 'ban';
  comment_id: string | null;
  /** Email of the member of staff whose decision it is about. */
  decided_against_by: string;
  /** The reason that the author was told. */
  reason: string;
  text: string;
  appealed_at: Date;
  state: 'open' | 'granted' | 'upheld';
  decided_by: string | null;
  decided_at: Date | null;
  /** What the author reads. */
  answer: string | null;
}

/** The editors' verdict on a word or phrase, as they typed it, in lower case. */
export interface CommentWordsTable {
  word: string;
  verdict: 'banned' | 'allowed';
  decided_at: Date;
  /** Email of the member of staff who decided; null for the command. */
  staff: Generated<string | null>;
}

/** Tables of the comments module. */
export interface CommentTables {
  comment_words: CommentWordsTable;
  comments: CommentsTable;
  comment_votes: CommentVotesTable;
  comment_totals: CommentTotalsTable;
  comment_reports: CommentReportsTable;
  comment_moderation: CommentModerationTable;
  comment_bans: CommentBansTable;
  comment_appeals: CommentAppealsTable;
}
