import { videosAddress } from '../listing/list-address.ts';
import { type VideosSearch } from './videos-search.ts';

/** The address of the same listing with some of its query changed; a change other than of the page begins again. */
export function videosHref(current: VideosSearch, change: Partial<VideosSearch>): string {
  const list = { ...current, page: 1, ...change };
  const { search, searchedBy, facets } = list;
  if (searchedBy === 'search' || search === null) return videosAddress(list);
  return videosAddress({
    ...list,
    search: null,
    facets: { ...facets, categories: [...(facets.categories ?? []), search] },
  });
}
