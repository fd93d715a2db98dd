import type { ColumnType } from 'kysely';

type Json = ColumnType<unknown, string, string>;

/** Never shown, shown to people, or taken back. */
export type ContentState = 'draft' | 'published' | 'unpublished';

/** What editors wrote of something, as it is now; people see the version that was published last. Moments are UTC. */
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

/** Tables of the content module. */
export interface ContentTables {
  content_items: ContentItemsTable;
  content_versions: ContentVersionsTable;
}
