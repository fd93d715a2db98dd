import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { Database, Tables } from '../../../../db/database.ts';
import { REUSED_PLAN } from '../../../../db/reused-plans.ts';
import { type CatalogueScope, isListed } from '../scope.ts';
import type { VideoRow } from '../video-subject.ts';
import { countFacets, type FacetRow, type FacetScope } from './facet-counts.ts';
import { type ChosenFacets, matchesFacets } from './facets.ts';
import { pageOfTiers } from './page-of-tiers.ts';
import { matchesWords, type SearchTier, SURE_TIERS, tiersOf } from './search-words.ts';
import type { Corrections } from '../folding/sought-words.ts';
import type { WordFrequencies } from './word-frequencies.ts';
import { CAST_MEMBERS, VIDEO_COLUMNS } from './video-columns.ts';

export type VideoSorting = 'NEWEST' | 'RATING' | 'MOST_VIEWED' | 'NAME';

/** The filters of a list of videos. Missing ones do not filter; every word must match. */
export interface VideoFilter {
  readonly now: Date;
  readonly upcoming?: boolean;
  readonly search?: string;
  /** How often words are met in films, where that is known. */
  readonly frequencies?: WordFrequencies | null;
  /** What its words may have been meant as, shown below what has the words themselves. */
  readonly corrections?: Corrections;
  readonly facets?: ChosenFacets;
  /** Slug of a showcase. */
  readonly showcase?: string;
  readonly freeOnly?: boolean;
  /** Leaves out videos that a free limited trial cannot pick. */
  readonly trialOnly?: boolean;
  readonly exclusiveOnly?: boolean;
  /** Leaves out videos that cannot be played. */
  readonly playableOnly?: boolean;
  /** Leaves out the videos that meet this condition, such as what a viewer watched to the end. */
  readonly without?: (eb: ExpressionBuilder<Tables, 'videos'>) => Expression<SqlBool>;
}

type Query = SelectQueryBuilder<Tables, 'videos', object>;

/** Rows of a list in its order; upcoming ones in the order of their release. */
export function findVideos(
  db: Database,
  scope: CatalogueScope,
  filter: VideoFilter,
  sorting: VideoSorting,
  rows: RowRange,
): Promise<VideoRow[]> {
  const query = videosOf(db, scope, filter, sorting, rows);
  return (isPlannedOnce(filter, rows) ? query.modifyEnd(REUSED_PLAN) : query).execute();
}

/** The beginning of a list is read in its order, whatever its site and date; its filters may match rarely. */
function isPlannedOnce({ search, facets = {}, showcase, without }: VideoFilter, { offset }: RowRange): boolean {
  const isNarrowed = Object.values(facets).some(({ length }) => length > 0);
  return offset === 0 && !isNarrowed && [search, showcase, without].every((each) => each === undefined);
}

/** Builds the query of a list of videos, for a larger statement. */
export function videosOf(
  db: Database,
  scope: CatalogueScope,
  filter: VideoFilter,
  sorting: VideoSorting,
  rows: RowRange,
) {
  const order = filter.upcoming === true ? 'SOONEST' : sorting;
  if (filter.search !== undefined) return foundOf(db, scope, filter, order, rows);
  // Skipped rows are only scanned: whole rows and casts are read for the page alone.
  const list = inOrder(narrowed(db, scope, filter, rows.offset + rows.limit), order).select('videos.id');
  // A prepared plan must know how few rows are wanted.
  const page = rows.offset === 0 ? list.limit(sql.lit(rows.limit)) : list.offset(rows.offset).limit(rows.limit);
  const shown = db.selectFrom('videos').where('videos.id', 'in', page);
  return inOrder(shown, order).select([...VIDEO_COLUMNS, CAST_MEMBERS]);
}

/** A page of a search: films of that title first, then those with its words, then tags. Each tier is in the order of the list. */
function foundOf(
  db: Database,
  scope: CatalogueScope,
  filter: VideoFilter,
  order: VideoSorting | 'SOONEST',
  rows: RowRange,
) {
  const needed = rows.offset + rows.limit;
  const tiers = tiersOf({ corrections: filter.corrections ?? {}, hasTags: true }).map((tier) =>
    inOrder(narrowed(db, scope, filter, needed, tier), order)
      .select('videos.id')
      .limit(sql.lit(needed)),
  );
  return db
    .selectFrom('videos')
    .innerJoin(pageOfTiers(tiers, SURE_TIERS, rows).as('found'), 'found.id', 'videos.id')
    .select([...VIDEO_COLUMNS, CAST_MEMBERS])
    .orderBy('found.tier')
    .orderBy('found.place');
}

interface RowRange {
  readonly offset: number;
  readonly limit: number;
}

/** Finds which of some films such a list has, the latest first, up to a limit. */
export async function findListedAmong(
  db: Database,
  scope: CatalogueScope,
  filter: VideoFilter,
  ids: readonly string[],
  most: number,
): Promise<readonly string[]> {
  const list = narrowed(db, scope, filter, most).where('videos.id', 'in', [...ids]);
  const rows = await inOrder(list, 'NEWEST').select('videos.id').limit(most).execute();
  return rows.map(({ id }) => id);
}

/** What such a list can be narrowed by further, with bounded counts. */
export function countVideoFacets(db: Database, scope: FacetScope, filter: VideoFilter): Promise<FacetRow[]> {
  return countFacets(db, scope, filter.facets ?? {}, (within, facets, limit) => {
    const list = inOrder(narrowed(db, within, { ...filter, facets }, limit), 'NEWEST');
    return sql`${list.select('videos.facets').limit(limit)}`;
  });
}

/** How many rows such a list has, counted up to `most`; in its order, where few are counted of many. */
export async function countVideos(
  db: Database,
  scope: CatalogueScope,
  filter: VideoFilter,
  most: number,
  sorting?: VideoSorting,
): Promise<number> {
  const list = narrowed(db, scope, filter, most);
  const rows = (sorting === undefined ? list : inOrder(list, sorting)).select('videos.id').limit(most).as('counted');
  const { count } = await db
    .selectFrom(rows)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * @param needed rows that are wanted of it
 * @param tier which rows of its search; all of them without
 */
function narrowed(db: Database, scope: CatalogueScope, filter: VideoFilter, needed: number, tier?: SearchTier): Query {
  let query: Query = db
    .selectFrom('videos')
    .where((eb) => isListed(eb, scope))
    .where('videos.released_at', filter.upcoming === true ? '>' : '<=', filter.now);
  const { search: text, frequencies = null, corrections = {} } = filter;
  if (text !== undefined) {
    query = query.where(matchesWords('videos.search', { text, frequencies, corrections, needed, hasTags: true }, tier));
  }
  const { performers = [], ...facets } = filter.facets ?? {};
  for (const condition of matchesFacets('videos.facets', facets)) query = query.where(condition);
  // The order by date begins at the chosen years, instead of scanning there from today.
  const years = (facets.year ?? []).map(Number);
  if (years.length > 0) {
    query = query
      .where('videos.released_at', '>=', new Date(Date.UTC(Math.min(...years), 0)))
      .where('videos.released_at', '<', new Date(Date.UTC(Math.max(...years) + 1, 0)));
  }
  for (const slug of performers) query = query.where('videos.id', 'in', withPerformer(db, slug));
  const { showcase } = filter;
  if (showcase !== undefined) {
    query = query.where('videos.showcase_id', '=', (eb) =>
      eb.selectFrom('showcases').select('showcases.id').where('showcases.slug', '=', showcase),
    );
  }
  if (filter.freeOnly) query = query.where('videos.free_video', '=', sql<boolean>`true`);
  if (filter.trialOnly) query = query.where('videos.is_free_limited_trial', '=', sql<boolean>`true`);
  if (filter.exclusiveOnly) query = query.where('videos.is_exclusive', '=', sql<boolean>`true`);
  if (filter.playableOnly) query = query.where('videos.is_denied', '=', sql<boolean>`false`);
  const { without } = filter;
  if (without !== undefined) query = query.where((eb) => eb.not(without(eb)));
  return query;
}

/**
 * Films of one of thousands of performers. The casts show the planner how few they are; it knows nothing of so rare a
 * facet token, and would scan the whole list for them.
 */
function withPerformer(db: Database, slug: string) {
  return db
    .selectFrom('performers')
    .innerJoin('video_performers', 'video_performers.performer_id', 'performers.id')
    .select('video_performers.video_id')
    .where('performers.slug', '=', slug);
}

/** The id makes the order total, so that no row is on two pages. */
function inOrder(query: Query, sorting: VideoSorting | 'SOONEST'): Query {
  switch (sorting) {
    case 'NEWEST':
      return query.orderBy('videos.released_at', 'desc').orderBy('videos.id', 'desc');
    case 'SOONEST':
      return query.orderBy('videos.released_at').orderBy('videos.id');
    case 'RATING':
      return query.orderBy('videos.rating', 'desc').orderBy('videos.id', 'desc');
    case 'MOST_VIEWED':
      return query.orderBy('videos.views', 'desc').orderBy('videos.id', 'desc');
    case 'NAME':
      return query.orderBy('videos.title').orderBy('videos.id');
  }
}
