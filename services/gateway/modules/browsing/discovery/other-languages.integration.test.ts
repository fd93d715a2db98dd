import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import words from '../../../../../apps/vixen/words/de.ts';

const gateway = gatewayForTests({ seed: true, tenants: [{ ...vixen, words: { de: words } }] });
beforeAll(async () => {
  await gateway.services.db
    .updateTable('videos')
    .set({
      translations: sql`jsonb_build_array(
        jsonb_build_object('language', 'de', 'title', 'Auf ' || title, 'description', 'Deutsch.'))`,
    })
    .where('site_id', '=', 'vixen')
    .execute();
}, 120_000);

/** The brand server takes the language off the address. */
const get = (url: string, language = 'en') => {
  const headers = { ...gateway.headersFor({ tenant: 'vixen', area: 'tour' }), 'x-language': language };
  return gateway.inject({ method: 'GET', url, headers });
};
const inGerman = (url: string) => get(url, 'de');

it('in another language the sitemap has files of its own, with the addresses of its pages and the titles of its films', async () => {
  const index = await parseSitemapIndex(Readable.from((await get('/sitemap.xml')).body));
  const paths = index.map(({ url }) => new URL(url).pathname);
  const english = paths.filter((path) => path.startsWith('/sitemaps/') && path !== '/sitemaps/pages.xml');
  expect(english.length).toBeGreaterThan(3);
  expect(paths).toEqual(['/sitemaps/pages.xml', ...english.flatMap((path) => [path, `/de${path}`, `/es${path}`])]);
  const part = english.find((path) => path.startsWith('/sitemaps/videos-2026')) ?? '';
  const entries = await parseSitemap(Readable.from((await inGerman(part)).body));
  const { tour } = vixen.urls;
  expect(entries.every(({ url }) => url.startsWith(new URL('/de/videos/', tour).href))).toBe(true);
  expect(entries[0]?.links).toContainEqual({ lang: 'en', url: entries[0]?.url.replace('/de/', '/') });
  const [film] = entries.flatMap(({ video }) => video);
  expect(film).toMatchObject({ title: expect.stringMatching(/^Auf /), description: 'Deutsch.' });
  expect(JSON.stringify(film?.player_loc)).toContain(new URL('/de/trailer/', tour).href);
});

it('the feed names films in the language of its address, and leads to their pages in that language', async () => {
  const { body } = await inGerman('/rss.xml');
  expect(body).toContain('<language>de</language>');
  expect(body).toContain(words.copy.description);
  expect(body).toContain(`<link>${new URL('/de/videos/', vixen.urls.tour).href}`);
  expect([...body.matchAll(/<item>\s*<title><!\[CDATA\[(\w+)/g)].map(([, first]) => first)).toEqual(
    Array.from({ length: 30 }, () => 'Auf'),
  );
  expect((await get('/rss.xml')).body).not.toContain('[Auf ');
});

it('the card of a film has its title in the language of its address', async () => {
  const { slug } = await gateway.services.db
    .selectFrom('videos')
    .select('slug')
    .where('site_id', '=', 'vixen')
    .where('channel_id', 'is', null)
    .where('is_published', '=', true)
    .where('is_denied', '=', false)
    .executeTakeFirstOrThrow();
  const url = `/media/cards/${slug}.jpg`;
  const [inEnglish, translated, again] = [await get(url), await inGerman(url), await get(url)];
  expect(translated.statusCode).toBe(200);
  expect(translated.headers.etag).not.toBe(inEnglish.headers.etag);
  expect(again.headers.etag).toBe(inEnglish.headers.etag);
});
