import { describe, expect, it } from 'vitest';
import { robotsText } from '@network/core/server/discovery/robots.ts';
import { brandPages } from './brand-pages.ts';
import { resolveVisit, visitorContext } from './testing/resolve-visit.ts';
import { brands } from './testing/brands.ts';

describe.each(brands)('the pages that the sitemap of $id lists', (tenant) => {
  const paths = brandPages.publicPaths(visitorContext(tenant));

  it('answer by themselves, without leading on', async () => {
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) expect(await resolveVisit(tenant, path), path).toBe('200');
    // Each page is loaded here for the first time.
  }, 60_000);

  it('are those of the sites that it presents, too (R51)', () => {
    const sites = paths.filter((path) => path.startsWith('/sites/'));
    const presented = tenant.sites.length > 1 || !tenant.standaloneSites.includes(tenant.sites[0] ?? 'vixen');
    expect(sites).toHaveLength(presented ? tenant.standaloneSites.length * 2 : 0);
  });

  it('are none that are closed to crawlers, nor another page’s address', () => {
    const closed = [...robotsText(tenant, 'tour', brandPages.servedPaths).matchAll(/Disallow: (.*)/g)].map(
      ([, prefix]) => prefix ?? '',
    );
    expect(closed.length).toBeGreaterThan(3);
    expect(paths.filter((path) => closed.some((prefix) => path.startsWith(prefix)))).toEqual([]);
    expect(paths).not.toContain('/safety');
  });
});
