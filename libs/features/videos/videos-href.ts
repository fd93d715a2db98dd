import { queryText } from '@network/core/routing/search-params.ts';
import { facetQuery } from '../listing/facets/facet-choice.ts';
import { VIDEO_FACETS, type VideosSearch } from './videos-search.ts';

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
