import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Area } from '../request/host-table.ts';

/** Searches are endless, and what needs a person answers nobody else. */
const NOT_FOR_CRAWLERS = ['/search', '/login', '/oidc/', '/xsite/', '/cams', '/graphql', '/_', '/oneclick/'];

/** `robots.txt`: the tour host is there to be found, the members host is not indexed. */
export function robotsText(tenant: Tenant, area: Area): string {
  if (area === 'members') return 'User-agent: *\nDisallow: /\n';
  const closed = NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${new URL('/sitemap.xml', tenant.urls.tour).href}\n`;
}
