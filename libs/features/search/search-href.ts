import { queryText } from '@network/core/routing/search-params.ts';
import { PAGE_SIZE } from '@network/tenant/constants.ts';
import { facetQuery } from '../listing/facets/facet-choice.ts';
import { SEARCH_FACETS, type SearchQuery } from './search-query.ts';

/** A search as its address says it: what is left out has its default. */
export type SearchRequest = Pick<SearchQuery, 'query'> & Partial<SearchQuery>;

/** The address of one page of these results. */
export function searchHref(search: SearchRequest): string {
  const { query, page = 1, size = PAGE_SIZE, order = 'NEWEST', facets = {} } = search;
  const parameters = new URLSearchParams({ q: query });
  for (const [name, value] of facetQuery(facets, SEARCH_FACETS)) parameters.set(name, value);
  if (order !== 'NEWEST') parameters.set('order', order.toLowerCase());
  if (size !== PAGE_SIZE) parameters.set('size', String(size));
  if (page > 1) parameters.set('page', String(page));
  return `/search?${queryText(parameters)}`;
}
