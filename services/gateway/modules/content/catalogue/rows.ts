import type { FilmKey } from '../media/public.ts';
import type { Selectable } from 'kysely';
import type { Artwork } from './pictures/artwork.ts';
import type { Translation } from './texts-by-language.ts';
import type { ChannelsTable, PerformersTable, ShowcasesTable, TagsTable } from './tables.ts';

/** Rows as resolvers get them: without the search words, which are long and only for searching. */
export type PerformerRow = Selectable<Omit<PerformersTable, 'search' | 'facets' | 'has_age_record'>> & {
  /** Videos on the tenant's sites; read with lists of performers, and by a loader elsewhere. */
  readonly video_count?: number;
};
export type ChannelRow = Selectable<ChannelsTable>;
export type TagRow = Selectable<TagsTable>;

/** A category with the number of its videos that the tenant lists. */
export interface CategoryRow {
  readonly slug: string;
  readonly name: string;
  readonly translations: readonly Translation[] | null;
  readonly video_count: number;
  readonly artwork: Artwork | null;
  /** Slugs of the list that it is in, for pictures that differ within it. */
  readonly beside?: readonly string[];
}

/** A showcase with its newest videos that the tenant lists, and their number up to a bound. */
export type ShowcaseRow = Selectable<ShowcasesTable> & {
  readonly newest: readonly FilmKey[];
  readonly video_count: number;
};
