import { type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database, Tables } from '../../../../db/database.ts';
import type { PerformerRow } from '../rows.ts';
import { type CatalogueScope, showsEverySite } from '../scope.ts';
import { anyOf } from './any-of.ts';
import { groupedBy, inOrderOf } from './in-order.ts';
import { countFacets, type FacetRow, type FacetScope } from './facet-counts.ts';
import { type ChosenFacets, matchesFacets } from './facets.ts';
import { listedFilmsOfPerformer, unlistedFilms } from './listed-films.ts';
import { findBySlugOfBefore } from './slug-redirects.ts';
import { pageOfTiers } from './page-of-tiers.ts';
import { matchesWords, type SearchTier, SURE_TIERS, tiersOf } from './search-words.ts';
import type { Corrections } from '../folding/sought-words.ts';
import type { WordFrequencies } from './word-frequencies.ts';

export type PerformerSorting = 'RATING' | 'NEWEST' | 'NAME';

export interface PerformerFilter {
  readonly facets?: ChosenFacets;
  readonly search?: string;
  /** How often words are met in performers' names, where that is known. */
  readonly frequencies?: WordFrequencies | null;
  /** What its words may have been meant as, shown below what has the words themselves. */
  readonly corrections?: Corrections;
}

type Query = SelectQueryBuilder<Tables, 'performers', object>;

/** Columns of a performer that resolvers read. */
export const PERFORMER_COLUMNS = [
  'performers.id',
  'performers.slug',
  'performers.name',
  'performers.sex',
  'performers.biography',
  'performers.translations',
  'performers.birthplace',
  'performers.height_centimetres',
  'performers.active_since',
  'performers.rating_sum',
  'performers.rating_count',
  'performers.rating',
  'performers.hair',
  'performers.eyes',
  'performers.nationality',
  'performers.artwork',
] as const;

/** Performers seen on the tenant's sites, in order, with the number of films that their lists show now. */
export function findPerformers(
  db: Database,
  scope: CatalogueScope,
  filter: PerformerFilter & { readonly now: Date },
  sorting: PerformerSorting,
  rows: RowRange,
): Promise<PerformerRow[]> {
  return performersOf(db, scope, filter, sorting, rows).execute();
}

/** The best-rated performers of each of several sites, in the order of the sites, by one statement. */
export async function findBestRatedOfSites(
  db: Database,
  sites: readonly SiteId[],
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly (readonly PerformerRow[])[]> {
  if (sites.length === 0) return [];
  const found = await db
    .selectNoFrom(
      sites.map((site) => {
        const scope = { sites: [site], thirdPartyChannels: false, internalChannels: false };
        return jsonArrayFrom(performersOf(db, scope, { now }, 'RATING', { offset: 0, limit })).as(site);
      }),
    )
    .executeTakeFirstOrThrow();
  return sites.map((site) => found[site] ?? []);
}

/** Builds the query of the list of performers, for larger statements. */
export function performersOf(
  db: Database,
  scope: CatalogueScope,
  filter: PerformerFilter & { readonly now: Date },
  sorting: PerformerSorting,
  rows: RowRange,
) {
  if (filter.search !== undefined) return foundOf(db, scope, filter, sorting, rows);
  // Skipped rows are only scanned: counts are computed for the rows of the page.
  const page = inOrder(narrowed(db, scope, filter, rows.offset + rows.limit), sorting)
    .select('performers.id')
    .offset(rows.offset)
    .limit(rows.limit);
  return inOrder(db.selectFrom('performers').where('performers.id', 'in', page), sorting).select([
    ...PERFORMER_COLUMNS,
    listedFilmsOfPerformer(scope, filter.now).as('video_count'),
  ]);
}

/** A page of a search: who has that name first, then those with its words. Each tier is in the order of the list. */
function foundOf(
  db: Database,
  scope: CatalogueScope,
  filter: PerformerFilter & { readonly now: Date },
  sorting: PerformerSorting,
  rows: RowRange,
) {
  const needed = rows.offset + rows.limit;
  const tiers = tiersOf({ corrections: filter.corrections ?? {}, hasTags: false }).map((tier) =>
    inOrder(narrowed(db, scope, filter, needed, tier), sorting)
      .select('performers.id')
      .limit(sql.lit(needed)),
  );
  return db
    .selectFrom('performers')
    .innerJoin(pageOfTiers(tiers, SURE_TIERS, rows).as('found'), 'found.id', 'performers.id')
    .select([...PERFORMER_COLUMNS, listedFilmsOfPerformer(scope, filter.now).as('video_count')])
    .orderBy('found.tier')
    .orderBy('found.place');
}

interface RowRange {
  readonly offset: number;
  readonly limit: number;
}

/** What such a list can be narrowed by further, with bounded counts. */
export function countPerformerFacets(db: Database, scope: FacetScope, filter: PerformerFilter): Promise<FacetRow[]> {
  return countFacets(db, scope, filter.facets ?? {}, (within, facets, limit) => {
    const list = inOrder(narrowed(db, within, { ...filter, facets }, limit), 'RATING');
    return sql`${list.select('performers.facets').limit(limit)}`;
  });
}

/** How many such performers there are, counted up to `most`. */
export async function countPerformers(
  db: Database,
  scope: CatalogueScope,
  filter: PerformerFilter,
  most: number,
): Promise<number> {
  const rows = narrowed(db, scope, filter, most).select('performers.id').limit(most).as('counted');
  const { count } = await db
    .selectFrom(rows)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The performer with that slug, or who had it before, when one of the tenant's sites shows them. */
export async function findPerformerBySlug(
  db: Database,
  scope: CatalogueScope,
  slug: string,
): Promise<PerformerRow | null> {
  const row = await narrowed(db, scope, {})
    .select(PERFORMER_COLUMNS)
    .where('performers.slug', '=', slug)
    .executeTakeFirst();
  if (row !== undefined) return row;
  const id = await findBySlugOfBefore(db, 'performer', slug);
  return id === null ? null : ((await findPerformersByIds(db, scope, [id]))[0] ?? null);
}

/** Performers by id, null for those that the tenant does not show. */
export async function findPerformersByIds(
  db: Database,
  scope: CatalogueScope,
  ids: readonly string[],
): Promise<(PerformerRow | null)[]> {
  const rows = await shownPerformers(db, scope).select(PERFORMER_COLUMNS).where(anyOf('performers.id', ids)).execute();
  return inOrderOf(ids, rows, (row) => row.id);
}

/** Performers of the tenant's sites, as the start of a statement. */
export function shownPerformers(db: Database, scope: CatalogueScope): Query {
  return narrowed(db, scope, {});
}

/** Performers of each video in billing order. */
export async function findPerformersOfVideos(db: Database, ids: readonly string[]): Promise<PerformerRow[][]> {
  const rows = await db
    .selectFrom('video_performers')
    .innerJoin('performers', 'performers.id', 'video_performers.performer_id')
    .select(['video_performers.video_id', ...PERFORMER_COLUMNS])
    .where(anyOf('video_performers.video_id', ids))
    .orderBy('video_performers.position')
    .execute();
  return groupedBy(ids, rows, (row) => row.video_id);
}

/**
 * Finds the tenant's sites on which each performer has been seen, with the number of their films that lists show now.
 */
export async function findSitesOfPerformers(
  db: Database,
  scope: CatalogueScope,
  ids: readonly string[],
  now: Date,
): Promise<{ performer_id: string; site_id: SiteId; video_count: number }[][]> {
  const unlisted = sql<number>`(
    select count(*)::int from video_performers vp join videos on videos.id = vp.video_id
    where vp.performer_id = performer_sites.performer_id and videos.site_id = performer_sites.site_id
      and vp.video_id in (${unlistedFilms(scope, { now })})
  )`;
  const rows = await db
    .selectFrom('performer_sites')
    .select(['performer_id', 'site_id'])
    .select(sql<number>`video_count - ${unlisted}`.as('video_count'))
    .where(anyOf('performer_id', ids))
    .where(anyOf('site_id', scope.sites))
    .orderBy('site_id')
    .execute();
  return groupedBy(ids, rows, (row) => row.performer_id);
}

/**
 * @param needed rows that are wanted of it
 * @param tier which rows of its search; all of them without
 */
function narrowed(db: Database, scope: CatalogueScope, filter: PerformerFilter, needed = 1, tier?: SearchTier): Query {
  let query: Query = db.selectFrom('performers');
  // Sites are matched by tokens of the row: a look-up in performer_sites read every row of that table first.
  const sites = showsEverySite(scope) ? [] : scope.sites;
  for (const condition of matchesFacets('performers.facets', { sites })) query = query.where(condition);
  for (const condition of matchesFacets('performers.facets', filter.facets ?? {})) query = query.where(condition);
  const { search: text, frequencies = null, corrections = {} } = filter;
  if (text !== undefined) {
    query = query.where(
      matchesWords('performers.search', { text, frequencies, corrections, needed, hasTags: false }, tier),
    );
  }
  return query;
}

function inOrder(query: Query, sorting: PerformerSorting): Query {
  switch (sorting) {
    case 'RATING':
      return query.orderBy('performers.rating', 'desc').orderBy('performers.id', 'desc');
    case 'NEWEST':
      return query.orderBy('performers.active_since', (by) => by.desc().nullsLast()).orderBy('performers.id', 'desc');
    case 'NAME':
      return query.orderBy('performers.name').orderBy('performers.id');
  }
}

/** The ids of the first performers, in their order. */
export async function findPerformerIds(db: Database, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('performers').select('id').orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}
