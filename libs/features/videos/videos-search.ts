import { queryText, type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import type { FacetName } from '@network/tenant/facets.ts';
import { parsePage } from '@network/validation/page.ts';
import { type FacetChoice, facetQuery, hasChoice, readFacets } from '../listing/facets/facet-choice.ts';

export const VIDEO_ORDERS = ['NEWEST', 'RATING', 'MOST_VIEWED', 'NAME'] as const;
export type VideoOrder = (typeof VIDEO_ORDERS)[number];

/** What the listing can be narrowed by where faceted search is on, and where it is not. */
export const VIDEO_FACETS = [
  'sites',
  'categories',
  'performers',
  'length',
  'sex',
  'hair',
  'eyes',
  'height',
  'nationality',
  'year',
  'resolution',
] as const satisfies readonly FacetName[];
const SIMPLE_FACETS = ['sites', 'categories'] as const satisfies readonly FacetName[];

/** What the listing shows, read from a valid query. */
export interface VideosSearch {
  readonly page: number;
  readonly order: VideoOrder;
  readonly search: string | null;
  readonly facets: FacetChoice;
}

export type VideosSearchResult =
  | { readonly ok: true; readonly value: VideosSearch }
  /** The query of the same route to redirect to, in one step. */
  | {
      readonly ok: false;
      readonly redirectTo: RawSearch;
      /** The redirect has this query and nothing else of the asked one. */
      readonly isWhole?: true;
    };

const MAX_SEARCH_LENGTH = 200;

/**
 * The query of /videos. An invalid page leaves the address; with faceted search a text becomes a category; without
 * filters a text is lower-cased in the address.
 */
export function readVideosSearch(raw: RawSearch, hasFacetedSearch: boolean): VideosSearchResult {
  const search = singleValue(raw, 'search')?.trim().slice(0, MAX_SEARCH_LENGTH) || null;
  if (search !== null && hasFacetedSearch) {
    return { ok: false, redirectTo: { categories: search.toLowerCase() }, isWhole: true };
  }

  const page = parsePage(raw['page']);
  const facets = readFacets(raw, hasFacetedSearch ? VIDEO_FACETS : SIMPLE_FACETS);
  const wanted = hasChoice(facets) ? search : (search?.toLowerCase() ?? null);
  if (page === null || wanted !== search) {
    return {
      ok: false,
      redirectTo: {
        ...raw,
        ...(wanted === null ? {} : { search: wanted }),
        page: page === null ? undefined : raw['page'],
      },
    };
  }
  return { ok: true, value: { page, order: orderOf(singleValue(raw, 'order')), search, facets } };
}

/** The address of the same listing with some of its query changed; a change other than of the page begins again. */
export function videosHref(current: VideosSearch, change: Partial<VideosSearch>): string {
  const next = { ...current, page: 1, ...change };
  const query = new URLSearchParams();
  if (next.search) query.set('search', next.search);
  for (const [name, value] of facetQuery(next.facets, VIDEO_FACETS)) query.set(name, value);
  if (next.order !== 'NEWEST') query.set('order', next.order.toLowerCase());
  if (next.page > 1) query.set('page', String(next.page));
  const text = queryText(query);
  return text ? `/videos?${text}` : '/videos';
}

function orderOf(value: string | undefined): VideoOrder {
  const requested = value?.toUpperCase();
  return VIDEO_ORDERS.find((order) => order === requested) ?? 'NEWEST';
}
