import { isKnownSite } from '../../../config/known-network.ts';
import type { VideoOrder } from '../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import {
  countPerformers,
  findPerformers,
  countVideos,
  findVideos,
  type PerformerRow,
  type CatalogueScope,
  type VideoRow,
} from '../../content/catalogue/public.ts';
import { loadPage, type Page, pageBounds } from '../../platform/network/public.ts';

/** What a tenant presents of a standalone site, its own or a sister's; null for any other site. */
function scopeOfSite(site: string, { tenant }: RequestContext): CatalogueScope | null {
  if (!isKnownSite(site) || !tenant?.standaloneSites.includes(site)) return null;
  return { sites: [site], thirdPartyChannels: false, internalChannels: false };
}

/** One page of a standalone site's videos. */
export async function videosOfSite(
  site: string,
  { page, order }: { readonly page: number; readonly order: VideoOrder },
  context: RequestContext,
): Promise<Page<VideoRow> | null> {
  const scope = scopeOfSite(site, context);
  if (scope === null) return null;
  const { db, clock } = context.services;
  const filter = { now: clock.now() };
  return loadPage(
    pageBounds({ page }),
    (rows) => findVideos(db, scope, filter, order, rows),
    (most) => countVideos(db, scope, filter, most),
  );
}

/** One page of a standalone site's performers, best rated first. */
export async function performersOfSite(
  site: string,
  page: number,
  context: RequestContext,
): Promise<Page<PerformerRow> | null> {
  const scope = scopeOfSite(site, context);
  if (scope === null) return null;
  const { db, clock } = context.services;
  return loadPage(
    pageBounds({ page }),
    (rows) => findPerformers(db, scope, { now: clock.now() }, 'RATING', rows),
    (most) => countPerformers(db, scope, {}, most),
  );
}
