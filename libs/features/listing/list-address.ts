import { queryText } from '@network/core/routing/search-params.ts';
import { PAGE_SIZE } from '@network/tenant/constants.ts';
import { SEARCH_FACETS } from '@network/tenant/search-facets.ts';
import { type FacetChoice, facetQuery } from './facets/facet-choice.ts';
import { VIDEO_FACETS } from './facets/video-facets.ts';
import type { VideoOrder } from './video-order.ts';

interface ListParts {
  readonly order: VideoOrder;
  readonly facets: FacetChoice;
  readonly page: number;
}

/** The address of a page of the listing of videos: what is left out has its default. */
export function videosAddress(
  list: Partial<ListParts> & { readonly search?: string | null; readonly trialOnly?: boolean },
): string {
  const { search, order = 'NEWEST', facets = {}, page = 1, trialOnly = false } = list;
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  for (const [name, value] of facetQuery(facets, VIDEO_FACETS)) query.set(name, value);
  if (trialOnly) query.set('trial', '1');
  if (order !== 'NEWEST') query.set('order', order.toLowerCase());
  if (page > 1) query.set('page', String(page));
  const text = queryText(query);
  return text ? `/videos?${text}` : '/videos';
}

/** The address of a page of the results of a search: what is left out has its default. */
export function searchAddress(list: Partial<ListParts> & { readonly query: string; readonly size?: number }): string {
  const { query, page = 1, size = PAGE_SIZE, order = 'NEWEST', facets = {} } = list;
  const parameters = new URLSearchParams({ q: query });
  for (const [name, value] of facetQuery(facets, SEARCH_FACETS)) parameters.set(name, value);
  if (order !== 'NEWEST') parameters.set('order', order.toLowerCase());
  if (size !== PAGE_SIZE) parameters.set('size', String(size));
  if (page > 1) parameters.set('page', String(page));
  return `/search?${queryText(parameters)}`;
}
