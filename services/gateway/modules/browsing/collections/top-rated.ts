import type { RequestContext } from '../../../http/request-context.ts';
import { countVideos, findVideos, scopeOf, type VideoRow } from '../../content/catalogue/public.ts';
import { loadPage, type Page, pageBounds } from '../../platform/network/public.ts';

/** The ranking is limited to what people read: ten pages of twelve. */
export const TOP_RATED_LENGTH = 120;

/** One page of the tenant's best rated videos, of those that can be played. */
export function topRatedVideos(page: number, context: RequestContext): Promise<Page<VideoRow>> {
  const { db, clock } = context.services;
  const scope = scopeOf(context.tenant);
  const filter = { now: clock.now(), playableOnly: true };
  const fetch = async ({ offset, limit }: { readonly offset: number; readonly limit: number }) => {
    const left = Math.min(limit, TOP_RATED_LENGTH - offset);
    return left > 0 ? findVideos(db, scope, filter, 'RATING', { offset, limit: left }) : [];
  };
  return loadPage(pageBounds({ page }), fetch, (most) =>
    countVideos(db, scope, filter, Math.min(most, TOP_RATED_LENGTH), 'RATING'),
  );
}
