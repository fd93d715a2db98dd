import type { SearchedList } from '../listing/saved-search-address.ts';
import type { VideosSearch } from './videos-search.ts';

/** The listing as it may be saved: whatever its page. */
export function searchedList({ search, order, facets }: VideosSearch): SearchedList {
  return { place: 'VIDEOS', text: search, order, facets };
}
