import type { HomeRowsInput } from '../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { fillRows } from './fill-rows.ts';
import { findVideos, type VideoFilter, type VideoSorting } from './reader/video-listing.ts';
import { readSharedList } from './shared-sources.ts';
import { scopeOf } from './scope.ts';
import type { VideoRow } from './video-subject.ts';

const SHELF_LENGTH = 12;
const MOST_FEATURED = 12;
/** A row of any films needs as many as stand side by side in a wide window. */
const FEWEST = 4;
/** Films that a page may ask for a row. */
const MOST_OF_A_ROW = 24;

/** A row of the home page; its videos are read when they are requested. */
export interface HomeShelf {
  readonly id: string;
  readonly titleKey: string;
  readonly sorting: VideoSorting;
  readonly filter: Omit<VideoFilter, 'now'>;
  /** Few films can be in it: it chooses before the others, and is shown with a single one. */
  readonly isRare?: true;
}

/** A row with the films that it shows on a page. */
export interface FilledShelf extends HomeShelf {
  readonly filled: readonly VideoRow[];
}

/** Rows of the home page from top to bottom. Videos that cannot be played are left out. */
export const HOME_SHELVES: readonly HomeShelf[] = [
  { id: 'latest', titleKey: 'home.shelves.latest', sorting: 'NEWEST', filter: { playableOnly: true } },
  { id: 'topRated', titleKey: 'home.shelves.topRated', sorting: 'RATING', filter: { playableOnly: true } },
  {
    id: 'upcoming',
    titleKey: 'home.shelves.upcoming',
    sorting: 'NEWEST',
    filter: { upcoming: true },
    isRare: true,
  },
  { id: 'mostViewed', titleKey: 'home.shelves.mostViewed', sorting: 'MOST_VIEWED', filter: { playableOnly: true } },
  {
    id: 'free',
    titleKey: 'home.shelves.free',
    sorting: 'NEWEST',
    filter: { playableOnly: true, freeOnly: true },
    isRare: true,
  },
  {
    id: 'trial',
    titleKey: 'home.rows.trial',
    sorting: 'NEWEST',
    filter: { playableOnly: true, trialOnly: true },
    isRare: true,
  },
];

/**
 * The rows that a page wants, in its order, filled so that no film stands in two of them or opens the page too. All
 * lists are read at once, each far enough that the others may have taken its first films.
 */
export async function homeRows(
  { opening, opensWith, rows }: HomeRowsInput,
  context: RequestContext,
): Promise<FilledShelf[]> {
  const wanted = rows.flatMap(({ name, films }, index) => {
    const shelf = HOME_SHELVES.find(({ id }) => id === name);
    const isFirst = rows.findIndex((row) => row.name === name) === index;
    return shelf && isFirst ? [{ shelf, most: Math.min(Math.max(films, 1), MOST_OF_A_ROW) }] : [];
  });
  const furthest = Math.min(Math.max(opening, 0), MOST_FEATURED) + wanted.reduce((sum, { most }) => sum + most, 0);
  const [first, ...toFill] = await Promise.all([
    featuredVideos(opening, opensWith, context),
    ...wanted.map(async ({ shelf: { id, filter, sorting, isRare = false }, most }) => {
      const list = await sharedVideos(context, filter, sorting, furthest);
      return { id, most, fewest: isRare ? 1 : Math.min(FEWEST, most), isRare, list };
    }),
  ]);
  const filled = fillRows(first, toFill);
  return wanted.flatMap(({ shelf }) => {
    const films = filled.get(shelf.id);
    return films ? [{ ...shelf, filled: films }] : [];
  });
}

/** The videos of one row, at most twelve. */
export function videosOfShelf({ sorting, filter }: HomeShelf, context: RequestContext): Promise<VideoRow[]> {
  return sharedVideos(context, filter, sorting, SHELF_LENGTH);
}

/** The videos at the top of the home page: the first of the exclusive ones in that order, the newest where none is. */
export async function featuredVideos(
  limit: number,
  order: VideoSorting,
  context: Pick<RequestContext, 'services' | 'tenant'>,
): Promise<VideoRow[]> {
  const most = Math.min(Math.max(limit, 0), MOST_FEATURED);
  const exclusive = await sharedVideos(context, { playableOnly: true, exclusiveOnly: true }, order, most);
  return exclusive.length > 0 ? exclusive : sharedVideos(context, { playableOnly: true }, 'NEWEST', most);
}

/** The first films of a list, as all requests share it. */
export function sharedVideos(
  { services, tenant }: Pick<RequestContext, 'services' | 'tenant'>,
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
