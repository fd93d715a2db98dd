import { isSlug } from '@network/validation/slug.ts';
import { isDense } from '@network/validation/dense-scripts.ts';
import { networkSites } from '../../../config/known-network.ts';
import type { Database } from '../../../db/database.ts';
import type { QueryResolvers } from '../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { loadPage, pageBounds } from '../../platform/network/public.ts';
import { featuredVideos, HOME_SHELVES, homeRows } from './home.ts';
import { cacheCounts } from './cached-counts.ts';
import { performerFacetsOf, videoFacetsOf } from './facet-input.ts';
import { findCategories } from './reader/labels.ts';
import type { FacetScope } from './reader/facet-counts.ts';
import {
  countPerformerFacets,
  countPerformers,
  findPerformerBySlug,
  findPerformers,
  type PerformerFilter,
} from './reader/performers.ts';
import { searchWords } from './folding/sought-words.ts';
import { FEW_FOUND, forgiveErrors } from './known-words/forgive-errors.ts';
import { hasExactHit } from './reader/exact-hits.ts';
import { searched } from './reader/search-words.ts';
import { findSuggestions } from './reader/suggestions.ts';
import { countVideoFacets, countVideos, findVideos, type VideoFilter } from './reader/video-listing.ts';
import { noteSearch } from './popular-searches/noted-searches.ts';
import { findPopularSearches } from './popular-searches/popular-searches.ts';
import type { SearchedTable } from './reader/word-frequencies.ts';
import { findVideoBySlug } from './reader/videos-by-key.ts';
import { CATALOGUE_TABLES, readSharedList, readSharedVideos } from './shared-sources.ts';
import { type CatalogueScope, scopeFor, scopeOf } from './scope.ts';
import { inOrderOfNames } from './texts-by-language.ts';

const FEATURED_VIDEOS = 5;
const MOST_BY_ID = 24;
/** The shortest text that is worth suggesting anything for. */
const SHORTEST_SUGGESTION = 2;

const SEX_OF_GENDER = { GIRLS: 'F', GUYS: 'M', ALL: undefined } as const;

/** Root fields of the catalogue. */
export const catalogueQueries = {
  videos: async (_parent, { input }, context) => {
    const { db, clock, catalogueReads } = context.services;
    const scope = narrowedTo(input.sites, context);
    const viewer = input.heedSettings ? await personWhoHidesWatched(context) : null;
    const unforgiving: VideoFilter = {
      now: clock.now(),
      upcoming: input.upcoming ?? false,
      ...(input.freeLimitedTrial === true && { trialOnly: true, playableOnly: true }),
      facets: videoFacetsOf(input),
      ...(isSlug(input.showcase) && { showcase: input.showcase }),
      ...(viewer !== null && { without: context.loaders.watching.isCompletedBy(viewer) }),
    };
    const { now: _moment, without: _unseen, ...known } = unforgiving;
    const found = hasText(input.search)
      ? await search(context, 'videos', input.search, [scope, known], (from, typed, most) =>
          countVideos(from, scope, { ...unforgiving, ...typed }, most, 'NEWEST'),
        )
      : NOT_SEARCHED;
    const filter = { ...unforgiving, ...found.filter };
    const isFirst = (input.page ?? 1) === 1;
    if (context.tenant && isFirst && hasText(input.search)) noteSearch(db, context.tenant.id, input.search);
    const facets = facetScope(scope, context);
    const { now: _now, frequencies: _frequencies, without, ...list } = filter;
    const counted = <Counts>(what: string, count: (from: Database) => Promise<Counts>): Promise<Counts> =>
      without === undefined
        ? cacheCounts(context.services, [what, facets, list], () => catalogueReads.read(CATALOGUE_TABLES, count))
        : count(db);
    const order = input.order ?? 'NEWEST';
    const page = await loadPage(
      pageBounds(input),
      (rows) => {
        const find = (from: Database) => findVideos(from, scope, filter, order, rows);
        return without === undefined
          ? readSharedList(context.services, 'videos', [scope, list, order, rows], find)
          : find(db);
      },
      (most) => counted('videos', (from) => countVideos(from, scope, filter, most)),
    );
    return {
      ...page,
      // A name or a category that has the words is what was meant, although no film has them.
      didYouMean:
        found.meant === null || (await hasExactHit(context.services, scopeOf(context.tenant), input.search ?? ''))
          ? null
          : found.meant,
      facets: () => counted('video facets', (from) => countVideoFacets(from, facets, filter)),
    };
  },
  sites: () => networkSites(),
  video: async (_parent, { slug }, context) =>
    isSlug(slug) ? findVideoBySlug(context.services.db, await scopeFor(context), slug) : null,
  videosById: async (_parent, { ids }, { services, tenant }) => {
    if (ids.length > MOST_BY_ID) {
      throw new GatewayError('BAD_REQUEST', 'errors.badRequest', `Expected at most ${MOST_BY_ID} ids.`);
    }
    const films = await readSharedVideos(services, scopeOf(tenant), [...new Set(ids)]);
    return films.filter((film) => film !== null);
  },
  performers: async (_parent, { input }, context) => {
    const { clock, catalogueReads } = context.services;
    const scope = narrowedTo(input.sites, context);
    const sex = ownSex(input.sex) ?? SEX_OF_GENDER[input.gender ?? 'GIRLS'];
    const unforgiving: PerformerFilter = { facets: performerFacetsOf(input.traits, sex) };
    const found = hasText(input.search)
      ? await search(context, 'performers', input.search, [scope, unforgiving], (from, typed, most) =>
          countPerformers(from, scope, { ...unforgiving, ...typed }, most),
        )
      : NOT_SEARCHED;
    const filter: PerformerFilter = { ...unforgiving, ...found.filter };
    const facets = facetScope(scope, context);
    const { frequencies: _frequencies, ...list } = filter;
    const counted = <Counts>(what: string, count: (from: Database) => Promise<Counts>): Promise<Counts> =>
      cacheCounts(context.services, [what, facets, list], () => catalogueReads.read(CATALOGUE_TABLES, count));
    const order = input.order ?? 'RATING';
    const page = await loadPage(
      pageBounds(input),
      (rows) =>
        readSharedList(context.services, 'performers', [scope, list, order, rows], (from) =>
          findPerformers(from, scope, { ...filter, now: clock.now() }, order, rows),
        ),
      (most) => counted('performers', (from) => countPerformers(from, scope, filter, most)),
    );
    return { ...page, facets: () => counted('performer facets', (from) => countPerformerFacets(from, facets, filter)) };
  },
  performer: (_parent, { slug }, context) =>
    isSlug(slug) ? findPerformerBySlug(context.services.db, scopeOf(context.tenant), slug) : null,
  categories: async (_parent, { heedSettings }, context) => {
    const { services, loaders } = context;
    const viewer = heedSettings ? await personWhoHidesWatched(context) : null;
    const scope = scopeOf(context.tenant);
    const hidden = viewer === null ? {} : { watched: loaders.watching.completedBy(viewer) };
    const find = (from: Database) => findCategories(from, scope, { now: services.clock.now(), ...hidden });
    const found = await (viewer === null ? readSharedList(services, 'categories', scope, find) : find(services.db));
    const beside = found.map(({ slug }) => slug);
    return inOrderOfNames(found).map((category) => ({ ...category, beside }));
  },
  featuredVideos: (_parent, { limit, order }, context) =>
    featuredVideos(limit ?? FEATURED_VIDEOS, order ?? 'NEWEST', context),
  homeShelves: (_parent, { names }) => HOME_SHELVES.filter(({ id }) => names?.includes(id) ?? true),
  homeRows: (_parent, { input }, context) => homeRows(input, context),
  quickSearch: (_parent, { query }, context) =>
    isTooShort(query)
      ? { videos: [], performers: [], categories: [], didYouMean: null }
      : findSuggestions(context.services, scopeOf(context.tenant), query),
  popularSearches: (_parent, _args, { services, tenant }) =>
    tenant === null ? [] : findPopularSearches(services, tenant.id),
} satisfies Partial<QueryResolvers>;

/** A sign of a script without spaces is a word. */
function isTooShort(query: string): boolean {
  const typed = searchWords(query).join('');
  return typed.length < SHORTEST_SUGGESTION && !isDense(typed);
}

interface Searched {
  readonly filter: Partial<ReturnType<typeof searched>>;
  readonly meant: string | null;
}

const NOT_SEARCHED: Searched = { filter: {}, meant: null };

/** The part of a filter that searches a list for a text, with what that may have meant. */
async function search(
  { services }: RequestContext,
  table: SearchedTable,
  text: string,
  list: unknown,
  count: (from: Database, typed: ReturnType<typeof searched>, most: number) => Promise<number>,
): Promise<Searched> {
  const { corrections, meant } = await forgiveErrors(services, {
    text,
    key: [table, list],
    few: FEW_FOUND,
    count: (from, typed, most) => count(from, { ...searched(services, table, text), ...typed }, most),
  });
  return { filter: searched(services, table, text, corrections), meant };
}

/** The tenant's catalogue, filtered to the requested ones of its sites; others are ignored. */
function narrowedTo(siteIds: readonly string[] | null | undefined, { tenant }: RequestContext): CatalogueScope {
  const scope = scopeOf(tenant);
  const sites = scope.sites.filter((id) => siteIds?.includes(id));
  return siteIds && sites.length > 0 ? { ...scope, sites } : scope;
}

/** Facets are counted with all filters except the sites: the tenant's other sites remain on offer. */
function facetScope(narrowed: CatalogueScope, { tenant }: RequestContext): FacetScope {
  const whole = scopeOf(tenant);
  return { narrowed, whole, sites: narrowed.sites.length < whole.sites.length ? narrowed.sites : [] };
}

/** The person of the request, if they hide what they finished; else null. */
async function personWhoHidesWatched({ isStandIn, person, loaders }: RequestContext): Promise<string | null> {
  // A stand-in hides nothing, because a person who hides something belongs to no class of rights.
  if (isStandIn) return null;
  const viewer = await person();
  if (viewer === null) return null;
  const { hidesWatched } = await loaders.watching.settingsOf.load(viewer.userId);
  return hidesWatched ? viewer.userId : null;
}

function ownSex(value: string | null | undefined): 'F' | 'M' | 'X' | undefined {
  return value === 'F' || value === 'M' || value === 'X' ? value : undefined;
}

function hasText(value: string | null | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
