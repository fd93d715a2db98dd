import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import type { FacetName } from '@network/tenant/facets.ts';
import { parsePage } from '@network/validation/page.ts';
import { cutText } from '@network/validation/text-length.ts';
import { type FacetChoice, hasChoice, readFacets } from '../listing/facets/facet-choice.ts';
import { readVideoOrder, type VideoOrder } from '../listing/video-order.ts';
import { VIDEO_FACETS } from '../listing/facets/video-facets.ts';

/** What the listing can be narrowed by where faceted search is off. */
const SIMPLE_FACETS = ['sites', 'categories'] as const satisfies readonly FacetName[];

/** What the listing shows, read from a valid query. */
export interface VideosSearch {
  readonly page: number;
  readonly order: VideoOrder;
  /** The words that films are looked for by; with faceted search, those that name no category. */
  readonly search: string | null;
  readonly facets: FacetChoice;
  /** Only films that a free limited trial may pick. */
  readonly trialOnly: boolean;
  /** The parameter of the address that has the words. */
  readonly searchedBy: 'search' | 'categories';
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
function searchedText(raw: RawSearch): string | null {
  return cutText(singleValue(raw, 'search')?.trim() ?? '', MAX_SEARCH_LENGTH) || null;
}

/** Whether a query has values that are compared with the brand's categories. */
export const namesCategories = (raw: RawSearch): boolean => raw['categories'] !== undefined;

/**
 * The query of /videos. An invalid page leaves the address. With faceted search a text becomes the filter by categories,
 * lower-cased; what names no category that is open to the person is looked for as words, so that nobody meets an empty
 * page. Without it and without filters a text is lower-cased in the address.
 * @param categories slugs of the categories that are open to the person; read only with faceted search
 */
export function readVideosSearch(
  raw: RawSearch,
  hasFacetedSearch: boolean,
  categories: readonly string[] = [],
): VideosSearchResult {
  const search = searchedText(raw);
  if (search !== null && hasFacetedSearch) return { ok: false, redirectTo: asCategories(raw, search), isWhole: true };

  const page = parsePage(raw['page']);
  const trialOnly = singleValue(raw, 'trial') === '1';
  if (hasFacetedSearch) {
    if (page === null) return { ok: false, redirectTo: { ...raw, page: undefined } };
    const named = categoryValues(raw).filter((value) => categories.includes(slugOf(value)));
    // Repeats stay: there are titles like “No, No”. A category that is named twice is one facet.
    const words = categoryValues(raw).filter((value) => !named.includes(value));
    const facets = readFacets({ ...raw, categories: named }, VIDEO_FACETS);
    const wanted = cutText(words.join(' '), MAX_SEARCH_LENGTH) || null;
    const order = readVideoOrder(raw);
    return { ok: true, value: { page, order, search: wanted, facets, trialOnly, searchedBy: 'categories' } };
  }
  const facets = readFacets(raw, SIMPLE_FACETS);
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
  return { ok: true, value: { page, order: readVideoOrder(raw), search, facets, trialOnly, searchedBy: 'search' } };
}

/**
 * The query with a text among its categories. Where a filter is chosen the rest of the query stays, as a saved search has
 * filters beside its text; otherwise only the text is left, as R01 says.
 */
function asCategories(raw: RawSearch, search: string): RawSearch {
  const { search: _, page: __, ...withoutText } = raw;
  const isFiltered = hasChoice(readFacets(raw, VIDEO_FACETS));
  const kept = isFiltered ? withoutText : {};
  const text = search.toLowerCase();
  // A text that was sent once more is looked for once.
  const others = categoryValues(raw).filter((value) => value.toLowerCase() !== text);
  return { ...kept, categories: [...others, text].join(',') };
}

/** What a query says of categories, as it was typed. */
function categoryValues(raw: RawSearch): readonly string[] {
  const values = [raw['categories'] ?? []].flat().flatMap((text) => text.split(','));
  return values.map((value) => value.replaceAll(/\p{Cc}/gu, '').trim()).filter(Boolean);
}

const slugOf = (value: string): string => readFacets({ categories: value }, ['categories']).categories?.[0] ?? '';
