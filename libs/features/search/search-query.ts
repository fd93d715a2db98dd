import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { PAGE_SIZE } from '@network/tenant/constants.ts';
import { SEARCH_FACETS } from '@network/tenant/search-facets.ts';
import { parsePage } from '@network/validation/page.ts';
import { cutText } from '@network/validation/text-length.ts';
import { type FacetChoice, readFacets } from '../listing/facets/facet-choice.ts';
import { readVideoOrder, type VideoOrder } from '../listing/video-order.ts';

/** The parameters of /search. */
export interface SearchQuery {
  /** Trimmed and without control characters, which a page can't show; empty without a query. */
  readonly query: string;
  readonly page: number;
  readonly size: number;
  readonly order: VideoOrder;
  readonly facets: FacetChoice;
}

export type SearchQueryResult =
  | { readonly ok: true; readonly value: SearchQuery }
  | { readonly ok: false; readonly redirectTo: Readonly<Record<string, string>> };

const MAX_QUERY_LENGTH = 200;
const MAX_SIZE = 48;

/**
 * The query of /search. An invalid page redirects keeping only q and size; `search` is another name of q. Without
 * faceted search nothing narrows it.
 */
export function readSearchQuery(raw: RawSearch, hasFacetedSearch: boolean): SearchQueryResult {
  const page = parsePage(raw['page']);
  const text = singleValue(raw, 'q') ?? singleValue(raw, 'search');
  if (page === null) {
    const size = singleValue(raw, 'size');
    return {
      ok: false,
      redirectTo: { ...(text === undefined ? {} : { q: text }), ...(size === undefined ? {} : { size }) },
    };
  }
  const size = parsePage(raw['size'], MAX_SIZE);
  return {
    ok: true,
    value: {
      query: cutText((text ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim(), MAX_QUERY_LENGTH),
      page,
      size: raw['size'] === undefined || size === null ? PAGE_SIZE : size,
      order: readVideoOrder(raw),
      facets: hasFacetedSearch ? readFacets(raw, SEARCH_FACETS) : {},
    },
  };
}
