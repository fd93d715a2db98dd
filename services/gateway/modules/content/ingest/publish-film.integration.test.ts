import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import vixen from '@network/vixen/tenant.ts';
import { addFilm, type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { makeFilm } from './testing/make-film.ts';

let gateway: IngestGateway;
beforeAll(async () => {
  gateway = await startIngestGateway({ tenants: [vixen] });
});
afterAll(() => gateway.close());

const CALLER = { tenant: 'vixen', area: 'tour' } as const;

interface Shown {
  readonly runLength: number;
  readonly images: {
    readonly poster: { readonly src: string; readonly avifSrcSet: string; readonly placeholder: string };
  };
  readonly previews: readonly { readonly src: string; readonly width: number }[];
  readonly heroLoops: readonly { readonly src: string; readonly width: number; readonly height: number }[];
  readonly downloadResolutions: readonly { readonly size: number; readonly label: string; readonly res: string }[];
}

async function shown(id: string): Promise<Shown> {
  const { data } = await gateway.graphql<{ video: Shown }>(
    `query ($id: String!) { video(slug: $id) {
      runLength images { poster { src avifSrcSet placeholder } } previews { src width } heroLoops { src width height }
      downloadResolutions { size label res } } }`,
    { id },
    CALLER,
  );
  return data.video;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.inject({ url, headers: { ...gateway.headersFor(CALLER), ...headers } });

it('prepares and publishes a film, whose page then shows and plays it', async () => {
  const before = await shown(gateway.videoId);
  const id = await gateway.send(await makeFilm({ width: 640, height: 360, seconds: 6 }));
  await gateway.prepare();
  expect(await gateway.source(id)).toMatchObject({ state: 'published', problem: null });

  const { entity_ids: announced } = await gateway.services.db
    .selectFrom('publications')
    .select('entity_ids')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(announced).toEqual([gateway.videoId]);
  const after = await shown(gateway.videoId);
  expect(after.runLength).toBe(6);
  expect(after.downloadResolutions.map(({ res }) => res)).toEqual(['p360', 'p270']);
  expect(after.images.poster.src).not.toBe(before.images.poster.src);
  expect(after.images.poster.placeholder).toMatch(/^data:image\/webp;base64,/);
  const poster = await get(after.images.poster.src);
  expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(poster.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const preview = await get(after.previews[0]?.src ?? '', { range: 'bytes=0-9' });
  expect([preview.statusCode, preview.headers['content-type']]).toEqual([206, 'video/mp4']);
});

it('has a loop for heroes beside its hover preview, with the same caching; without one it has the hover preview alone', async () => {
  const { previews, heroLoops } = await shown(gateway.videoId);
  expect(previews).toHaveLength(1);
  expect(heroLoops.map(({ width, height }) => [width, height])).toEqual([
    [480, 270],
    [640, 360],
  ]);
  const [small, large] = await Promise.all(heroLoops.map(({ src }) => get(src)));
  expect(small?.statusCode).toBe(200);
  expect([large?.statusCode, large?.headers['content-type'], large?.headers['cache-control']]).toEqual([
    200,
    'video/mp4',
    'public, max-age=31536000, immutable',
  ]);
  expect(large?.rawPayload.length).toBeGreaterThan(small?.rawPayload.length ?? Infinity);
  expect(heroLoops[0]?.src).toBe(previews[0]?.src);

  // The row is that of a film that was prepared before there were any.
  const { db } = gateway.services;
  const row = db.updateTable('videos').where('id', '=', gateway.videoId);
  const { own_media: whole } = await db
    .selectFrom('videos')
    .select('own_media')
    .where('id', '=', gateway.videoId)
    .executeTakeFirstOrThrow();
  await row.set({ own_media: sql`own_media #- '{film,preview,large}'` }).execute();
  expect((await shown(gateway.videoId)).heroLoops).toEqual([heroLoops[0]]);
  await row.set({ own_media: sql`${JSON.stringify(whole)}::jsonb` }).execute();
  expect((await shown(gateway.videoId)).heroLoops).toEqual(heroLoops);
});

it('streams the trailer by signed addresses in parts of one file, and nothing else of the version', async () => {
  const { data } = await gateway.graphql<{ getTrailerToken: { hls: { cdn: string } } }>(
    `query ($id: ID!) { getTrailerToken(videoId: $id, device: DESKTOP) { ... on VideoToken { hls { cdn } } } }`,
    { id: gateway.videoId },
    CALLER,
  );
  const master = data.getTrailerToken.hls.cdn;
  const base = master.slice(0, master.lastIndexOf('/') + 1);
  const list = (await get(master)).body;
  expect(list).toMatch(
    /BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,RESOLUTION=480x270,CODECS="avc1\.64[0-9a-f]{4},mp4a\.40\.2"\np270\/index\.m3u8/,
  );
  const variant = (await get(`${base}p270/index.m3u8`)).body;
  const segments = [...variant.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)/g)].map(([, bytes, from]) => [
    Number(bytes),
    Number(from),
  ]);
  expect(segments).toHaveLength(2);
  const [bytes = 0, from = 0] = segments[1] ?? [];
  const part = await get(`${base}p270/video.mp4`, { range: `bytes=${from}-${from + bytes - 1}` });
  expect([part.statusCode, part.rawPayload.length, part.rawPayload.toString('latin1', 4, 8)]).toEqual([
    206,
    bytes,
    'moof',
  ]);
  expect(part.headers['cache-control']).toBe('private, no-cache');
  for (const other of ['p2160/index.m3u8', 'preview.mp4', 'storyboard.vtt', 'p270/video.m3u8']) {
    expect((await get(base + other)).statusCode, other).toBe(404);
  }
});

it('keeps an editor’s own picture when the film is sent again', async () => {
  await addFilm(gateway, 'film-2');
  const picture = await makeFilm({
    width: 1_280,
    height: 720,
    seconds: 1,
    sound: false,
    name: 'poster.png',
    more: ['-frames:v', '1', '-c:v', 'png'],
  });
  const id = await gateway.send(picture, 'picture');
  await gateway.prepare();
  expect(await gateway.source(id)).toMatchObject({ state: 'published' });
  const chosen = (await shown(gateway.videoId)).images.poster.src;
  await gateway.send(await makeFilm({ seconds: 2 }));
  await gateway.prepare();
  expect((await shown(gateway.videoId)).runLength).toBe(6);
  await gateway.show(gateway.videoId);
  const after = await shown(gateway.videoId);
  expect(after.images.poster.src).toBe(chosen);
  expect(after.runLength).toBe(2);
});

it('is gone at once when it is unpublished, by every address that somebody has, and back when it is published', async () => {
  const { db } = gateway.services;
  const { images, heroLoops } = await shown(gateway.videoId);
  const { data } = await gateway.graphql<{ getTrailerToken: { hls: { cdn: string }; p270: { cdn: string } } }>(
    `query ($id: ID!) { getTrailerToken(videoId: $id, device: DESKTOP) {
      ... on VideoToken { hls { cdn } p270 { cdn } } } }`,
    { id: gateway.videoId },
    CALLER,
  );
  const { hls, p270 } = data.getTrailerToken;
  const month = '/sitemaps/videos-2026-01.xml';
  const addresses = [
    images.poster.src,
    ...images.poster.avifSrcSet.split(', ').map((each) => each.split(' ')[0] ?? ''),
    ...heroLoops.map(({ src }) => src),
    hls.cdn,
    hls.cdn.replace(/[^/]+$/, 'p270/index.m3u8'),
    p270.cdn,
    `/media/cards/${gateway.videoId}.jpg`,
  ];
  // One that another upload has replaced, whose address somebody still has.
  const { version: former } = await db
    .selectFrom('replaced_media')
    .select('version')
    .where('film_id', '=', gateway.videoId)
    .executeTakeFirstOrThrow();
  addresses.push(`/media/previews/films/${former}.mp4`, `/media/previews/films/${former}/large.mp4`);
  const answers = async () => Promise.all(addresses.map(async (each) => (await get(each)).statusCode));
  const inSitemap = async () => (await get(month)).body.includes(`/videos/${gateway.videoId}<`);
  const set = async (is_published: boolean) =>
    void (await db.updateTable('videos').set({ is_published }).where('id', '=', gateway.videoId).execute());
  expect([await answers(), await inSitemap()]).toEqual([addresses.map(() => 200), true]);
  const tagOf = async (address: string) => (await get(address)).headers['surrogate-key'];
  const version = (address: string) => /films\/([0-9a-f-]{36})/.exec(address)?.[1] ?? '';
  for (const address of [images.poster.src, ...heroLoops.map(({ src }) => src)])
    expect(await tagOf(address)).toBe(`media-${version(address)}`);
  expect([await tagOf(`/media/cards/${gateway.videoId}.jpg`), await tagOf(month)]).toEqual([
    `pages card-${gateway.videoId}`,
    'pages',
  ]);
  await set(false);
  expect([await answers(), await inSitemap()]).toEqual([addresses.map(() => 404), false]);
  expect((await get(images.poster.src)).headers['cache-control']).toBe('no-store');
  await set(true);
  expect([await answers(), await inSitemap()]).toEqual([addresses.map(() => 200), true]);
});
