import type { SitePage, SitePageType } from './site-pages.ts';

/** The address of one page of a site; another order begins on its first page. */
export function siteHref(site: string, type: SitePageType, { page = 1, order = 'NEWEST' }: Partial<SitePage>): string {
  const query = new URLSearchParams();
  if (order !== 'NEWEST') query.set('order', order.toLowerCase());
  if (page > 1) query.set('page', String(page));
  return `/sites/${site}/${type}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
