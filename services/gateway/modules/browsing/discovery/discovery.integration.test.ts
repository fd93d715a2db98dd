import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import combined from '../../../../../apps/combined/tenant.ts';
import milfy from '../../../../../apps/milfy/tenant.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { sitemapFile } from './sitemap.ts';
import { MOST_ADDRESSES } from './sitemap-names.ts';
import { sitemapEntries, sitemapParts } from './sitemap-parts.ts';

const now = (): Date => gateway.services.clock.now();
const gateway = gatewayForTests({ seed: true, tenants: [vixen, combined, milfy, tushy] });

const get = (url: string, tenant = 'vixen', area: 'tour' | 'members' = 'tour') =>
  gateway.inject({ method: 'GET', url, headers: gateway.headersFor({ tenant, area }) });
const partsOf = async (tenant: string): Promise<readonly string[]> => {
  const index = await parseSitemapIndex(Readable.from((await get('/sitemap.xml', tenant)).body));
  // Only the English ones are read; the others have the same pages.
  return index.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/sitemaps/'));
};
const filmOf = (isDenied: boolean) =>
  gateway.services.db
    .selectFrom('videos')
    .select('slug')
    .where('site_id', '=', 'vixen')
    .where('channel_id', 'is', null)
    .where('is_published', '=', true)
    .where('is_denied', '=', isDenied)
    .executeTakeFirstOrThrow();
const addressesOf = async (path: string, tenant: string): Promise<readonly string[]> =>
  (await parseSitemap(Readable.from((await get(path, tenant)).body))).map(({ url }) => url);

describe('the sitemap', () => {
  it.each([
    ['vixen', vixen],
    ['combined', combined],
    ['milfy', milfy],
    ['tushy', tushy],
  ])('of %s holds each page about one thing once, on the tour host, and none that is off', async (id, tenant) => {
    const { sites, urls } = tenant;
    const parts = (await partsOf(id)).filter((path) => path !== '/sitemaps/pages.xml');
    const addresses = (await Promise.all(parts.map((path) => addressesOf(path, id)))).flat();
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.every((address) => address.startsWith(urls.tour))).toBe(true);
    const paths = addresses.map((address) => new URL(address).pathname);
    const { db } = gateway.services;
    const videos = await db
      .selectFrom('videos')
      .select('slug')
      .where('site_id', 'in', [...sites])
      .where('channel_id', 'is', null)
      .where('is_denied', '=', false)
      .execute();
    const performers = await db
      .selectFrom('performers')
      .select('slug')
      .where(
        'id',
        'in',
        db
          .selectFrom('performer_sites')
          .select('performer_id')
          .where('site_id', 'in', [...sites]),
      )
      .execute();
    const { data } = await gateway.graphql<{ showcases: { slug: string }[]; angels: { slug: string }[] }>(
      '{ showcases { slug } angels { slug } }',
      {},
      { tenant: id },
    );
    const { showcasesPage, showAngels } = tenant.features;
    expect([data.showcases.length > 0, data.angels.length > 0]).toEqual([showcasesPage, showAngels]);
    const expected = [
      ...data.showcases.map(({ slug }) => `/showcase/${slug}`),
      ...data.angels.map(({ slug }) => `/angels/${slug}`),
      ...videos.map(({ slug }) => `/videos/${slug}`),
      ...performers.map(({ slug }) => `/performers/${slug}`),
    ];
    expect(paths.toSorted()).toEqual(expected.toSorted());
  });

  it('dates a page by nothing that is still to come', async () => {
    const parts = (await partsOf('vixen')).filter((path) => path.includes('/videos-'));
    const files = await Promise.all(parts.map(async (path) => (await get(path)).body));
    const entries = (await Promise.all(files.map((body) => parseSitemap(Readable.from(body))))).flat();
    const instant = now().toISOString();
    expect(entries.some(({ lastmod }) => lastmod === undefined)).toBe(true);
    expect(entries.filter(({ lastmod }) => lastmod !== undefined && lastmod > instant)).toEqual([]);
  });

  it('names the pages of the build first', async () => {
    expect((await partsOf('vixen'))[0]).toBe('/sitemaps/pages.xml');
  });

  it('describes each released film to a search for videos, with addresses that a visitor may fetch', async () => {
    const part = (await partsOf('vixen')).find((path) => path.startsWith('/sitemaps/videos-2026')) ?? '';
    const entries = await parseSitemap(Readable.from((await get(part)).body));
    const instant = now().getTime();
    const released = entries.filter(({ lastmod }) => lastmod !== undefined);
    expect(released.length).toBeGreaterThan(0);
    for (const { url, video } of released) {
      const [film, ...others] = video;
      expect(others).toEqual([]);
      const { title, description, released_at } = await gateway.services.db
        .selectFrom('videos')
        .select(['title', 'description', 'released_at'])
        .where('slug', '=', new URL(url).pathname.replace('/videos/', ''))
        .executeTakeFirstOrThrow();
      expect(film).toMatchObject({ title, description, family_friendly: 'no', requires_subscription: 'yes' });
      expect(Date.parse(film?.publication_date ?? '')).toBe(released_at.getTime());
      expect(Number(film?.duration)).toBeGreaterThan(0);
    }
    for (const { video, lastmod } of entries) if (lastmod === undefined) expect(video).toEqual([]);
    const shown = released[0]?.video[0];
    expect(shown?.thumbnail_loc).toMatch(new RegExp(`^${vixen.urls.tour}/media/`));
    expect((await get(new URL(shown?.thumbnail_loc ?? '').pathname)).statusCode).toBe(200);
    // The page of the trailer plays it for everybody; the silent clip on a card is not the film.
    for (const { video } of released) {
      expect(video[0]?.content_loc).toBeUndefined();
      expect(JSON.stringify(video[0]?.player_loc)).toContain(new URL('/trailer/', vixen.urls.tour).href);
    }
    expect(Date.parse(released[0]?.lastmod ?? '')).toBeLessThanOrEqual(instant);
  });

  it('has further files for what is too much for one, and each page in one of them', async () => {
    const { db, stockMedia } = gateway.services;
    const read = async (most: { readonly videos: number; readonly performers: number }) => {
      const parts = await sitemapParts(db, combined, now(), most);
      const files = await Promise.all(
        parts.map((part) => sitemapEntries({ db, stockMedia }, combined, part, now(), most)),
      );
      return { parts, files: files.map((entries) => (entries ?? []).map(({ path }) => path)) };
    };
    const whole = await read(MOST_ADDRESSES);
    const split = await read({ videos: 7, performers: 5 });
    expect(split.files.flat().toSorted()).toEqual(whole.files.flat().toSorted());
    expect(new Set(split.parts).size).toBe(split.parts.length);
    for (const [index, part] of split.parts.entries()) {
      const most = part.startsWith('videos-') ? 7 : part.startsWith('performers-') ? 5 : Infinity;
      expect(split.files[index]?.length).toBeGreaterThan(0);
      expect(split.files[index]?.length).toBeLessThanOrEqual(most);
    }
    expect(split.parts).toContainEqual(expect.stringMatching(/^videos-\d{4}-\d\d-2$/));
    expect(split.parts).toContainEqual(expect.stringMatching(/^performers-[a-z]-2$/));
  });

  it('allows no file of more than 50,000 addresses or 50 MB', async () => {
    expect(Math.max(...Object.values(MOST_ADDRESSES))).toBeLessThanOrEqual(50_000);
    const { tour } = vixen.urls;
    const film = {
      thumbnail_loc: new URL(`/media/cards/${'a'.repeat(200)}.jpg`, tour).href,
      title: '映'.repeat(200),
      description: '映'.repeat(2048),
      player_loc: new URL(`/trailer/${'a'.repeat(200)}`, tour).href,
      duration: 28_800,
      publication_date: now().toISOString(),
      family_friendly: false,
      requires_subscription: true,
    };
    const bytesOf = async (count: number) => {
      const entry = { path: `/videos/${'a'.repeat(200)}`, changed: now().toISOString(), film };
      const chunks = await sitemapFile(
        tour,
        Array.from({ length: count }, () => entry),
      ).toArray();
      return Buffer.concat(chunks.map((chunk: Buffer | string) => Buffer.from(chunk))).length;
    };
    const [one, two] = [await bytesOf(1), await bytesOf(2)];
    expect(one + (two - one) * MOST_ADDRESSES.videos).toBeLessThan(50_000_000);
  });

  it('leads to the files of showcases and angels only where there are such pages', async () => {
    const collections = async (id: string) =>
      (await partsOf(id)).filter((path) => /showcases|angels/.test(path)).map((path) => path.split('/').at(-1));
    expect(await collections('vixen')).toEqual(['showcases.xml', 'angels.xml']);
    expect(await collections('tushy')).toEqual(['showcases.xml']);
    expect(await collections('milfy')).toEqual([]);
    for (const part of ['showcases', 'angels'])
      expect((await get(`/sitemaps/${part}.xml`, 'milfy')).statusCode).toBe(404);
  });

  it.each([
    'videos-2026-13',
    'videos-1999-01',
    'performers-',
    'performers-ä',
    'passwords',
    'videos-2026-01-02',
    'videos-2026-01-1',
  ])('has no part %s', async (part) =>
    expect((await get(`/sitemaps/${encodeURIComponent(part)}.xml`)).statusCode).toBe(404),
  );

  it('is not there for a members host, nor for a caller without a brand', async () => {
    for (const url of ['/sitemap.xml', '/rss.xml', '/sitemaps/performers-a.xml']) {
      expect((await get(url, 'vixen', 'members')).statusCode).toBe(404);
      expect((await gateway.inject({ method: 'GET', url })).statusCode).toBe(404);
    }
  });
});

describe('the feed', () => {
  it('lists the newest released videos of the brand, newest first', async () => {
    const { statusCode, headers, body } = await get('/rss.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const dates = [...body.matchAll(/<pubDate>([^<]+)<\/pubDate>/g)].map(([, date]) => Date.parse(date ?? ''));
    expect(dates).toHaveLength(30);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(Math.max(...dates)).toBeLessThanOrEqual(gateway.services.clock.now().getTime());
    expect(body).toContain(`<link>${new URL('/videos/', vixen.urls.tour).href}`);
  });
});

describe('the card of a film', () => {
  it('is a JPEG that is the same until the film changes, and then another', async () => {
    const { slug } = await filmOf(false);
    const url = `/media/cards/${slug}.jpg`;
    const [first, again] = await Promise.all([get(url), get(url)]);
    expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=86400',
    ]);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    const head = await gateway.inject({ method: 'HEAD', url, headers: gateway.headersFor({ tenant: 'vixen' }) });
    expect([head.statusCode, head.headers.etag]).toEqual([200, first.headers.etag]);
    const { db } = gateway.services;
    await db.updateTable('videos').set({ title: 'Another title' }).where('slug', '=', slug).execute();
    expect((await get(url)).headers.etag).not.toBe(first.headers.etag);
  });

  it('is not there for a film that is denied, unknown, of another brand, or for members hosts', async () => {
    const { slug } = await filmOf(true);
    const shown = await filmOf(false);
    for (const [film, tenant, area] of [
      [slug, 'vixen', 'tour'],
      ['no-such-film', 'vixen', 'tour'],
      [shown.slug, 'tushy', 'tour'],
      [shown.slug, 'vixen', 'members'],
    ] as const)
      expect((await get(`/media/cards/${film}.jpg`, tenant, area)).statusCode).toBe(404);
  });
});
