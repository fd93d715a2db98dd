import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { languageAddresses } from '@network/validation/language-addresses.ts';
import type { ServedPaths } from '../../features/served-paths.ts';
import type { Area } from '../request/host-table.ts';

/** Paths on every brand host that search engines can't use. */
const NOT_FOR_CRAWLERS = ['/login', '/oidc/', '/graphql', '/_'];

/**
 * `robots.txt`: the tour host may be indexed, except what features declare. Pages of the members host say `noindex`
 * themselves, which a crawler only learns where it may read them; a closed page is listed by its address.
 */
export function robotsText(tenant: Tenant, area: Area, served: readonly ServedPaths[]): string {
  const pages = area === 'members' ? [] : served.flatMap((each) => each.notForCrawlers ?? []);
  const inLanguages = pages.flatMap((path) => languageAddresses(path).map(({ path: own }) => own));
  const paths = [...NOT_FOR_CRAWLERS, ...new Set([...pages, ...inLanguages])];
  const closed = paths.map((path) => `Disallow: ${path}\n`).join('');
  const sitemap = area === 'members' ? '' : `\nSitemap: ${new URL('/sitemap.xml', tenant.urls.tour).href}\n`;
  return `User-agent: *\n${closed}${sitemap}`;
}
