import { videosAddress } from '../listing/list-address.ts';
import { type VideosSearch } from './videos-search.ts';

/** The address of the same listing with some of its query changed; a change other than of the page begins again. */
export function videosHref(current: VideosSearch, change: Partial<VideosSearch>): string {
  return videosAddress({ ...current, page: 1, ...change });
}
