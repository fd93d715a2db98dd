import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import type { FacetName } from '@network/tenant/facets.ts';
import { parsePage } from '@network/validation/page.ts';
import { type FacetChoice, hasChoice, readFacets } from '../listing/facets/facet-choice.ts';
import { readVideoOrder, type VideoOrder } from '../listing/video-order.ts';
import { VIDEO_FACETS } from '../listing/facets/video-facets.ts';

/** What the listing can be narrowed by where faceted search is off. */
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
      /** The redirect has this query and nothing else of the requested one. */
      readonly isWhole?: true;
    };

const MAX_SEARCH_LENGTH = 200;

/** The searched text of a query; null without one. */
export function searchedText(raw: RawSearch): string | null {
  return singleValue(raw, 'search')?.trim().slice(0, MAX_SEARCH_LENGTH) || null;
}

/**
 * The query of /videos. An invalid page leaves the address; with faceted search the name of a category becomes that
 * filter, and any other text stays a search; without filters a text is lower-cased in the address.
 * @param categories slugs of the brand's categories; read only with faceted search and a text
 */
export function readVideosSearch(
  raw: RawSearch,
  hasFacetedSearch: boolean,
  categories: readonly string[] = [],
): VideosSearchResult {
  const search = searchedText(raw);
  if (search !== null && hasFacetedSearch && namesCategory(search, categories)) {
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
  return { ok: true, value: { page, order: readVideoOrder(raw), search, facets } };
}

/** Whether that text names one category that has films: an unknown one would find nothing, and two may share none. */
function namesCategory(search: string, categories: readonly string[]): boolean {
  const [slug, ...others] = readFacets({ categories: search }, ['categories']).categories ?? [];
  return slug !== undefined && others.length === 0 && categories.includes(slug);
}
