import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { languageAddresses } from '@network/validation/language-addresses.ts';
import type { ServedPaths } from '../../features/served-paths.ts';
import type { Area } from '../request/host-table.ts';

/** What every brand host has that no search engine can use. */
const NOT_FOR_CRAWLERS = ['/login', '/oidc/', '/graphql', '/_'];

/** `robots.txt`: the tour host may be indexed, except what features declare; the members host may not. */
export function robotsText(tenant: Tenant, area: Area, served: readonly ServedPaths[]): string {
  if (area === 'members') return 'User-agent: *\nDisallow: /\n';
  const pages = served.flatMap((each) => each.notForCrawlers ?? []);
  const inLanguages = pages.flatMap((path) => languageAddresses(path).map(({ path: own }) => own));
  const paths = [...NOT_FOR_CRAWLERS, ...new Set([...pages, ...inLanguages])];
  const closed = paths.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${new URL('/sitemap.xml', tenant.urls.tour).href}\n`;
}
