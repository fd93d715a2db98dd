import { afterEach, describe, expect, it } from 'vitest';
import { type BrandFixture, gatewaySaying, MEMBERS, startBrand } from './brand-fixture.tsx';

let brand: BrandFixture;
const start = async () => {
  brand = await startBrand(gatewaySaying(() => 'hello'));
  return brand;
};
afterEach(() => brand.close());

describe('what crawlers read', () => {
  it('is where the sitemap is, and what leads nowhere', async () => {
    const { get } = await start();
    const { status, headers, body } = await get('/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=UTF-8']);
    expect(body).toContain('Disallow: /endless\n');
    expect(body).toMatch(/\nSitemap: http.*\/sitemap\.xml\n$/);
  });

  it('is to leave the members host out, by every page, which they may read for that', async () => {
    const { get } = await start();
    expect((await get('/robots.txt', { host: MEMBERS })).body).toBe(
      'User-agent: *\nDisallow: /login\nDisallow: /oidc/\nDisallow: /graphql\nDisallow: /_\n',
    );
    expect((await get('/open', { host: MEMBERS })).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/sitemaps/pages.xml', { host: MEMBERS })).status).toBe(404);
    expect((await get('/open')).headers['x-robots-tag']).toBeUndefined();
  });

  it('lists the pages of the build once in each language, escaped', async () => {
    const { get } = await start();
    const { headers, body } = await get('/sitemaps/pages.xml');
    expect(headers['content-type']).toContain('application/xml');
    const paths = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
      address?.replace(/^http:\/\/[^/]+/, ''),
    );
    expect(paths).toEqual(['/', '/open', '/search?q=a&amp;b'].flatMap((path) => [path, `/de${path}`, `/es${path}`]));
  });

  it('comes from the gateway for everything else', async () => {
    const { get, received } = await start();
    await Promise.all(['/sitemap.xml', '/sitemaps/videos-2026-01.xml', '/rss.xml'].map((path) => get(path)));
    expect(received.map(({ path }) => path).toSorted()).toEqual([
      '/rss.xml',
      '/sitemap.xml',
      '/sitemaps/videos-2026-01.xml',
    ]);
    expect((await get('/rss.xml', { method: 'POST' })).status).toBe(405);
    await get('/sitemap.xml', { host: MEMBERS });
    expect(received.filter(({ path }) => path === '/sitemap.xml')).toHaveLength(1);
  });
});
