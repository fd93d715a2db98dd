import { expect, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { sendRequest } from '../outside/send-request.ts';
import { missingIn, readHead } from '../outside/page-head.ts';

/** One brand with every collection, and one that has no facets and no list of channels. */
const seen = brands.filter(({ id }) => id === 'vixen' || id === 'milfy');

for (const { id, tour } of seen) {
  const addressesIn = async (path: string): Promise<readonly string[]> => {
    const { status, body } = await sendRequest(tour, path);
    expect(status, path).toBe(200);
    return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  };
  const pathOf = (address: string): string => address.slice(tour.length);

  test(
    `${id}: each page that the sitemap leads to names itself, in every language, and may be indexed`,
    { tag: '@long' },
    async () => {
      const robots = (await sendRequest(tour, '/robots.txt')).body;
      const [index = ''] = /^Sitemap: (.*)$/m.exec(robots)?.slice(1) ?? [];
      const parts = await addressesIn(pathOf(index));
      const [pages = ''] = parts;
      // The English ones come first.
      const newest = parts.findLast((part) => pathOf(part).startsWith('/sitemaps/videos-')) ?? '';
      const people = parts.find((part) => part.includes('/performers-')) ?? '';
      const [film = ''] = await addressesIn(pathOf(newest));
      const collections = parts.filter((part) => /^\/sitemaps\/(?:showcases|angels)/.test(pathOf(part)));
      const shown = await Promise.all(collections.map(async (part) => (await addressesIn(pathOf(part)))[0] ?? ''));
      const [person = ''] = await addressesIn(pathOf(people));
      expect([pathOf(film).startsWith('/videos/'), pathOf(person).startsWith('/performers/')]).toEqual([true, true]);
      const [inGerman = ''] = await addressesIn(`/de${pathOf(newest)}`);
      expect(inGerman).toBe(`${tour}/de${pathOf(film)}`);
      for (const address of [...(await addressesIn(pathOf(pages))), film, inGerman, person, ...shown]) {
        const { status, body } = await sendRequest(tour, pathOf(address));
        const { canonical, languages, robots: rule } = readHead(body);
        const english = pathOf(address).replace(/^\/(?:de|es)(?=\/)/, '');
        expect({ status, canonical, languages, rule }, address).toEqual({
          status: 200,
          canonical: address,
          languages: {
            en: tour + english,
            de: `${tour}/de${english}`,
            es: `${tour}/es${english}`,
            'x-default': tour + english,
          },
          rule: null,
        });
      }
      const kindOn = async (path: string) => {
        const { described } = readHead((await sendRequest(tour, path)).body);
        expect(described.flatMap(missingIn), path).toEqual([]);
        return described.map((each) => [each['@context'], each['@type']]);
      };
      const way = ['https://schema.org', 'BreadcrumbList'];
      expect(await kindOn('/')).toEqual([['https://schema.org', 'WebSite']]);
      expect(await kindOn(pathOf(film))).toEqual([['https://schema.org', 'VideoObject'], way]);
      expect(await kindOn(pathOf(film).replace('/videos/', '/trailer/'))).toEqual([
        ['https://schema.org', 'VideoObject'],
        way,
      ]);
      expect(await kindOn(pathOf(person))).toEqual([['https://schema.org', 'ProfilePage'], way]);
      for (const one of shown) expect(await kindOn(pathOf(one))).toEqual([way]);
    },
  );

  test(`${id}: a feed reader finds the newest films, each once, where the feed says`, { tag: '@long' }, async () => {
    const { headers, body } = await sendRequest(tour, '/rss.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(body).toContain(`<atom:link href="${tour}/rss.xml" rel="self" type="application/rss+xml"/>`);
    const items = body.split('<item>').slice(1);
    const guids = items.map((item) => /<guid isPermaLink="false">(urn:uuid:[0-9a-f-]{36})<\/guid>/.exec(item)?.[1]);
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(guids).size).toBe(items.length);
    for (const item of items) expect(item).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/);
    const [link = ''] = /<link>([^<]*)<\/link>/.exec(items[0] ?? '')?.slice(1) ?? [];
    expect((await sendRequest(tour, pathOf(link))).status).toBe(200);
    expect((await sendRequest(tour, '/')).body).toContain('type="application/rss+xml"');
  });
}
