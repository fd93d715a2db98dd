import type { RequestContext } from '../../../http/request-context.ts';
import type { Page } from '../../platform/network/public.ts';
import { findVideos } from './reader/video-listing.ts';
import { scopeOf } from './scope.ts';
import type { VideoRow } from './video-subject.ts';

/** A list of more films needs no others beside it. */
const LITTLE = 8;
/** Films of the list whose relatives are shown. */
const ROOTS = 3;
const MOST_RELATED = 24;

/** Further films where a list is short; none beside a longer list. */
export async function relatedToPage(
  { items, info }: Pick<Page<VideoRow>, 'items' | 'info'>,
  limit: number,
  context: RequestContext,
): Promise<VideoRow[]> {
  const most = Math.min(Math.max(limit, 0), MOST_RELATED);
  if (most === 0 || info.page > 1 || info.hasNextPage || items.length > LITTLE) return [];
  const { loaders, services, tenant } = context;
  if (items.length === 0) {
    const filter = { now: services.clock.now() };
    return findVideos(services.db, scopeOf(tenant), filter, 'RATING', { offset: 0, limit: most });
  }
  const { relatedTo, video } = loaders.catalogue;
  const byRoot = await Promise.all(items.slice(0, ROOTS).map(({ id }) => relatedTo(id, most)));
  // The nearest of each film first, then the second nearest.
  const inTurns = Array.from({ length: most }, (_, turn) => byRoot.flatMap((ids) => ids[turn] ?? [])).flat();
  const shown = new Set(items.map(({ id }) => id));
  const ids = [...new Set(inTurns)].filter((id) => !shown.has(id)).slice(0, most);
  const found = await video.loadMany(ids);
  return found.filter((each): each is VideoRow => each !== null && !(each instanceof Error));
}
