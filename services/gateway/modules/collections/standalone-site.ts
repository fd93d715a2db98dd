import { isSiteId } from '@network/tenant/sites.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { countPerformers, findPerformers } from '../catalogue/reader/performers.ts';
import { countVideos, findVideos } from '../catalogue/reader/video-listing.ts';
import type { PerformerRow } from '../catalogue/rows.ts';
import type { CatalogueScope } from '../catalogue/scope.ts';
import type { VideoRow } from '../catalogue/video-subject.ts';
import { loadPage, type Page, pageBounds } from '../network/page.ts';

/** What a tenant presents of a standalone site, its own or a sister's; null for any other site. */
function scopeOfSite(site: string, { tenant }: RequestContext): CatalogueScope | null {
  if (!isSiteId(site) || !tenant?.standaloneSites.includes(site)) return null;
  return { sites: [site], thirdPartyChannels: false, internalChannels: false };
}

/** One page of a standalone site's videos, newest first. */
export async function videosOfSite(
  site: string,
  page: number,
  context: RequestContext,
): Promise<Page<VideoRow> | null> {
  const scope = scopeOfSite(site, context);
  if (scope === null) return null;
  const { db, clock } = context.services;
  const filter = { now: clock.now() };
  return loadPage(
    pageBounds({ page }),
    (rows) => findVideos(db, scope, filter, 'NEWEST', rows),
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
  const { db } = context.services;
  return loadPage(
    pageBounds({ page }),
    (rows) => findPerformers(db, scope, {}, 'RATING', rows),
    (most) => countPerformers(db, scope, {}, most),
  );
}
