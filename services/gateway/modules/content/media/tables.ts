import type { Generated } from 'kysely';

/** A film that was taken back and that an edge still has to forget; the row ends when it has. */
export interface EdgeTakedownsTable {
  id: Generated<string>;
  film_id: string;
  /** Every slug that its page and its card ever had. */
  slugs: string[];
  /** Every version of its media that was ever shown. */
  versions: string[];
  /** What the keys of its files began with, which are gone from the store. */
  prefixes: Generated<string[]>;
  taken_back_at: Date;
  /** How often every zone is still to be asked with success. */
  passes_left: Generated<number>;
  /** Since the last success. */
  attempts: Generated<number>;
  next_attempt_at: Date;
  /** Why the last attempt failed; null before. */
  last_answer: string | null;
}

/** Tables of the media module. */
export interface MediaTables {
  edge_takedowns: EdgeTakedownsTable;
}
