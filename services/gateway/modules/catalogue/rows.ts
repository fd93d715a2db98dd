import type { Selectable } from 'kysely';
import type { ChannelsTable, PerformersTable, TagsTable } from './tables.ts';

/** Rows as resolvers get them: without the search words, which are long and only for searching. */
export type PerformerRow = Selectable<Omit<PerformersTable, 'search' | 'facets'>> & {
  /** Videos on the tenant's sites; read with lists of performers, and by a loader elsewhere. */
  readonly video_count?: number;
};
export type ChannelRow = Selectable<ChannelsTable>;
export type TagRow = Selectable<TagsTable>;

/** A category with the number of its videos that the tenant lists. */
export interface CategoryRow {
  readonly slug: string;
  readonly name: string;
  readonly video_count: number;
}
