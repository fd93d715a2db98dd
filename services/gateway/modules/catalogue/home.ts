import type { RequestContext } from '../../http/request-context.ts';
import { findVideos, type VideoFilter, type VideoSorting } from './reader/video-listing.ts';
import { readSharedList } from './shared-sources.ts';
import { scopeOf } from './scope.ts';
import type { VideoRow } from './video-subject.ts';

const SHELF_LENGTH = 12;
const MOST_FEATURED = 12;

/** A row of the home page; its videos are read when they are requested. */
export interface HomeShelf {
  readonly id: string;
  readonly titleKey: string;
  readonly sorting: VideoSorting;
  readonly filter: Omit<VideoFilter, 'now'>;
}

/** Rows of the home page from top to bottom. Videos that cannot be played are left out. */
export const HOME_SHELVES: readonly HomeShelf[] = [
  { id: 'latest', titleKey: 'home.shelves.latest', sorting: 'NEWEST', filter: { playableOnly: true } },
  { id: 'topRated', titleKey: 'home.shelves.topRated', sorting: 'RATING', filter: { playableOnly: true } },
  { id: 'upcoming', titleKey: 'home.shelves.upcoming', sorting: 'NEWEST', filter: { upcoming: true } },
  { id: 'mostViewed', titleKey: 'home.shelves.mostViewed', sorting: 'MOST_VIEWED', filter: { playableOnly: true } },
  { id: 'free', titleKey: 'home.shelves.free', sorting: 'NEWEST', filter: { playableOnly: true, freeOnly: true } },
  { id: 'trial', titleKey: 'home.rows.trial', sorting: 'NEWEST', filter: { playableOnly: true, trialOnly: true } },
];

/** The videos of one row, at most twelve. */
export function videosOfShelf({ sorting, filter }: HomeShelf, context: RequestContext): Promise<VideoRow[]> {
  return sharedVideos(context, filter, sorting, SHELF_LENGTH);
}

/** The videos at the top of the home page: the first of the exclusive ones in that order, the newest where none is. */
export async function featuredVideos(limit: number, order: VideoSorting, context: RequestContext): Promise<VideoRow[]> {
  const most = Math.min(Math.max(limit, 0), MOST_FEATURED);
  const exclusive = await sharedVideos(context, { playableOnly: true, exclusiveOnly: true }, order, most);
  return exclusive.length > 0 ? exclusive : sharedVideos(context, { playableOnly: true }, 'NEWEST', most);
}

function sharedVideos(
  { services, tenant }: RequestContext,
  filter: HomeShelf['filter'],
  sorting: VideoSorting,
  limit: number,
): Promise<VideoRow[]> {
  const scope = scopeOf(tenant);
  const rows = { offset: 0, limit };
  return readSharedList(services, 'videos', [scope, filter, sorting, rows], (db) =>
    findVideos(db, scope, { ...filter, now: services.clock.now() }, sorting, rows),
  );
}
