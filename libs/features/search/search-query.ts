import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { PAGE_SIZE } from '@network/tenant/constants.ts';
import { parsePage } from '@network/validation/page.ts';

/** The parameters of /search. */
export interface SearchQuery {
  /** Trimmed; empty without a query. */
  readonly query: string;
  readonly page: number;
  readonly size: number;
}

export type SearchQueryResult =
  | { readonly ok: true; readonly value: SearchQuery }
  | { readonly ok: false; readonly redirectTo: Readonly<Record<string, string>> };

const MAX_QUERY_LENGTH = 200;
const MAX_SIZE = 48;

/** The query of /search. An invalid page redirects keeping only q and size; `search` is another name of q. */
export function readSearchQuery(raw: RawSearch): SearchQueryResult {
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
      query: (text ?? '').trim().slice(0, MAX_QUERY_LENGTH),
      page,
      size: raw['size'] === undefined || size === null ? PAGE_SIZE : size,
    },
  };
}

/** The address of one page of these results. */
export function searchHref({ query, page, size }: SearchQuery): string {
  const parameters = new URLSearchParams({ q: query });
  if (size !== PAGE_SIZE) parameters.set('size', String(size));
  if (page > 1) parameters.set('page', String(page));
  return `/search?${parameters.toString()}`;
}
