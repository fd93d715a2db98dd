import { isSlug } from '@network/validation/slug.ts';
import { isSiteId } from '@network/tenant/sites.ts';
import type { QueryResolvers } from '../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { loadPage, pageBounds } from '../network/page.ts';
import { featuredVideos, HOME_SHELVES } from './home.ts';
import { countPerformers, findPerformerBySlug, findPerformers, type PerformerFilter } from './reader/performers.ts';
import { searchWords } from './reader/search-words.ts';
import { countVideos, findVideos, type VideoFilter } from './reader/video-listing.ts';
import { findVideoBySlug } from './reader/videos-by-key.ts';
import { type CatalogueScope, scopeFor, scopeOf } from './scope.ts';

/** Suggestions of each kind, and the shortest text that is worth asking for. */
const SUGGESTIONS = 5;
const SHORTEST_SUGGESTION = 2;

const SEX_OF_GENDER = { GIRLS: 'F', GUYS: 'M', ALL: undefined } as const;

/** Root fields of the catalogue. */
export const catalogueQueries = {
  videos: (_parent, { input }, context) => {
    const { db, clock } = context.services;
    const scope = narrowedTo(input.sites, context);
    const filter: VideoFilter = {
      now: clock.now(),
      upcoming: input.upcoming ?? false,
      categories: distinct(input.categories),
      performers: distinct(input.performers),
      ...(hasText(input.search) && { search: input.search }),
    };
    const order = input.order ?? 'NEWEST';
    return loadPage(
      pageBounds(input),
      (rows) => findVideos(db, scope, filter, order, rows),
      (most) => countVideos(db, scope, filter, most),
    );
  },
  video: async (_parent, { slug }, context) =>
    isSlug(slug) ? findVideoBySlug(context.services.db, await scopeFor(context), slug) : null,
  performers: (_parent, { input }, context) => {
    const { db } = context.services;
    const scope = narrowedTo(input.sites, context);
    const sex = ownSex(input.sex) ?? SEX_OF_GENDER[input.gender ?? 'GIRLS'];
    const filter: PerformerFilter = { ...(sex && { sex }), ...(hasText(input.search) && { search: input.search }) };
    const order = input.order ?? 'RATING';
    return loadPage(
      pageBounds(input),
      (rows) => findPerformers(db, scope, filter, order, rows),
      (most) => countPerformers(db, scope, filter, most),
    );
  },
  performer: (_parent, { slug }, context) =>
    isSlug(slug) ? findPerformerBySlug(context.services.db, scopeOf(context.tenant), slug) : null,
  categories: (_parent, _args, { loaders }) => loaders.catalogue.categories(),
  featuredVideos: (_parent, { limit }, context) => featuredVideos(limit ?? SUGGESTIONS, context),
  homeShelves: () => [...HOME_SHELVES],
  quickSearch: async (_parent, { query }, context) => {
    const { db, clock } = context.services;
    const words = searchWords(query);
    if (words.join('').length < SHORTEST_SUGGESTION) return { videos: [], performers: [], categories: [] };
    const scope = scopeOf(context.tenant);
    const rows = { offset: 0, limit: SUGGESTIONS };
    const [videos, performers, categories] = await Promise.all([
      findVideos(db, scope, { now: clock.now(), search: query }, 'NEWEST', rows),
      findPerformers(db, scope, { search: query }, 'RATING', rows),
      context.loaders.catalogue.categories(),
    ]);
    const fits = (name: string): boolean => {
      const own = searchWords(name);
      return words.every((word) => own.some((each) => each.startsWith(word)));
    };
    return { videos, performers, categories: categories.filter(({ name }) => fits(name)).slice(0, SUGGESTIONS) };
  },
} satisfies Partial<QueryResolvers>;

/** The tenant's catalogue, narrowed to those of its sites that were asked for; others are ignored. */
function narrowedTo(asked: readonly string[] | null | undefined, { tenant }: RequestContext): CatalogueScope {
  const scope = scopeOf(tenant);
  const sites = scope.sites.filter((id) => asked?.includes(id));
  return asked && sites.length > 0 ? { ...scope, sites: sites.filter(isSiteId) } : scope;
}

function ownSex(value: string | null | undefined): 'F' | 'M' | 'X' | undefined {
  return value === 'F' || value === 'M' || value === 'X' ? value : undefined;
}

function hasText(value: string | null | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Beyond a few, filters are no longer a question that a person asks. */
function distinct(values: readonly string[] | null | undefined): string[] {
  return [...new Set(values ?? [])].slice(0, 12);
}
