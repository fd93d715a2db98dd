import { notFound } from '@tanstack/react-router';
import { type GuardArguments, pageParameter, redirectKeepingSearch } from '@network/core/routing/guards.ts';
import { parseSearch } from '@network/core/routing/search-params.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { parsePage } from '@network/validation/page.ts';
import { readVideoOrder, type VideoOrder } from '../listing/video-order.ts';

export const SITE_PAGE_TYPES = ['videos', 'performers'] as const;
export type SitePageType = (typeof SITE_PAGE_TYPES)[number];

/** The content of a page under /sites. */
export interface SitePage {
  readonly site: string;
  readonly type: SitePageType;
  readonly page: number;
  /** The order of its videos. */
  readonly order: VideoOrder;
}

/** Whether a tenant is the brand of a standalone site; such a tenant presents no other. */
export function isStandalone({ sites, standaloneSites }: Pick<Tenant, 'sites' | 'standaloneSites'>): boolean {
  const [own, ...others] = sites;
  return own !== undefined && others.length === 0 && standaloneSites.includes(own);
}

/**
 * Reads /sites/:brand/:type. A site that is not standalone, a standalone tenant or another type is not found; a bad
 * page, or a sites parameter, redirects to the same path without either.
 */
export function readSitePage(navigation: GuardArguments): SitePage {
  const { tenant } = navigation.context;
  const site = tenant.standaloneSites.find((id) => id === navigation.params['brand']);
  const type = SITE_PAGE_TYPES.find((each) => each === navigation.params['type']);
  if (site === undefined || type === undefined || isStandalone(tenant)) throw notFound();
  const search = parseSearch(navigation.location.searchStr);
  const cleaned = { ...search, page: undefined, sites: undefined };
  if ('sites' in search) redirectKeepingSearch(navigation, cleaned);
  pageParameter()(navigation);
  return {
    site,
    type,
    page: parsePage(search['page']) ?? 1,
    order: readVideoOrder(search),
  };
}
