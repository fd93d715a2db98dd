import type { ColumnType, Generated } from 'kysely';

type Json = ColumnType<unknown, string, string>;

/** Never published, published, or unpublished. */
export type ContentState = 'draft' | 'published' | 'unpublished';

/** What editors wrote of something, as it is now; people see the version that was published last. Times are UTC. */
export interface ContentItemsTable {
  kind: string;
  id: string;
  /** The slug; of a pack, its channel's slug, a slash, its own. */
  address: string;
  document: Json;
  state: ContentState;
  version: number;
  /** The version that people see, or saw last; null for a draft. */
  published_version: number | null;
  updated_at: Date;
  updated_by: string;
  /** When it is shown to people or taken back by itself; null: by hand alone. */
  publish_at: Date | null;
  unpublish_at: Date | null;
  scheduled_by: string | null;
  /** Why it was not done when its time had come. */
  schedule_problem: string | null;
}

/** Every version that there was. */
export interface ContentVersionsTable {
  kind: string;
  id: string;
  version: number;
  action: string;
  state: ContentState;
  document: Json;
  at: Date;
  by: string;
}

/** One change of many items, with what became of each. */
export interface ContentBulkChangesTable {
  id: string;
  /** The key that the caller chose; one request has one effect. */
  request_key: string;
  kind: string;
  /** What is done, and with what. */
  change: Json;
  /** Ids, and the version of each that the caller saw. */
  items: Json;
  reason: string;
  requested_by: string;
  requested_at: Date;
  /** `open` waits for a second member of staff; one that stays `running` was interrupted. */
  state: 'open' | 'declined' | 'running' | 'done';
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
  /** What became of each item, in the order in which they were done. */
  results: Json;
  undone_by: string | null;
  undone_at: Date | null;
  /** What became of each when it was undone. */
  undo_results: Json;
  /** The worker that has it; null while none does. */
  worker: string | null;
  /** When another worker may go on with it. */
  lease_until: Date | null;
}

/** One row: the publication up to which the pages at the edge were purged. */
export interface EdgePurgesTable {
  publication: number;
  next_try_at: Date;
}

/** What a form contained when its preview was opened, kept for as long as the preview lasts. Nothing else reads it. */
export interface UnsavedPreviewsTable {
  id: string;
  staff_id: string;
  kind: string;
  item_id: string;
  document: Json;
  expires_at: Date;
}

/**
 * The record of a film that was erased, which the law asks for: who, when, why, and which files. It is kept, and names
 * nobody but staff.
 */
export interface ErasuresTable {
  id: Generated<string>;
  film_id: string;
  slug: string;
  title: string;
  site_id: string;
  reason: string;
  requested_by: string;
  requested_at: Date;
  /** Another person than who requested it. */
  approved_by: string;
  approved_at: Date;
  /** The uploaded pictures of its set, which go with it. */
  picture_ids: string[];
  /** The originals by the ids of their sources, each with its hash. */
  files: ColumnType<unknown, string | undefined, string>;
  attempts: Generated<number>;
  /** While files are being deleted: when another gateway may go on. */
  next_attempt_at: Date;
  /** When no file of it was left; null until then. */
  erased_at: Date | null;
}

/** Tables of the content module. */
export interface ContentTables {
  content_items: ContentItemsTable;
  content_versions: ContentVersionsTable;
  content_bulk_changes: ContentBulkChangesTable;
  edge_purges: EdgePurgesTable;
  erasures: ErasuresTable;
  unsaved_previews: UnsavedPreviewsTable;
}
