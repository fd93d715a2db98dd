import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demonstration } from '@network/demo/demonstration.ts';
import type { TestCaller } from '@network/testing/gateway.ts';
import vixen from '@network/vixen/tenant.ts';
import { NO_STOCK_MEDIA } from '../../media/public.ts';
import { signInMember } from '../../../money/membership/testing/public.ts';
import { mediaOperation } from '../media-operation.ts';
import { claimStep } from '../queue.ts';
import { type IngestGateway, startIngestGateway } from '../testing/ingest-gateway.ts';
import { emptyFolder, testPrograms } from '../testing/make-film.ts';
import { makeStream } from '../testing/make-stream.ts';
import { workOnStep } from '../work-on-step.ts';
import { findStream } from './check-stream.ts';
import { takeStream } from './take-stream.ts';

const HEAD = 'slug,title,site,releasedAt,isFree,chapters,mediaFile,chapters:de';

let gateway: IngestGateway;
let member: TestCaller;
let archive: string;
let tables: string;
beforeAll(async () => {
  archive = await emptyFolder();
  gateway = await startIngestGateway({
    tenants: [vixen],
    config: {
      mediaPlaces: [
        {
          name: 'archive',
          location: { kind: 'folder', folder: archive },
          knownAs: 'https://cdn.example.com/films/',
        },
      ],
    },
    parts: { demonstration: { ...demonstration, media: NO_STOCK_MEDIA } },
  });
  tables = await emptyFolder();
  const { session } = await signInMember(gateway, vixen, 'ada');
  member = { tenant: 'vixen', area: 'members', session };
  await makeStream(join(archive, 'Harbor 1'), { segments: 'mp4' });
  await makeStream(join(archive, 'quay'), { segments: 'ts', seconds: 4, sizes: [[320, 180]] });
}, 240_000);
afterAll(async () => {
  await gateway.close();
  for (const folder of [archive, tables]) await rm(folder, { recursive: true });
});

const row = (slug: string, media: string) =>
  `${slug},${slug},vixen,2026-01-01T00:00:00Z,yes,0 The quay|0:03 The end,${media},0:03 Das Ende`;
const run = async (rows: readonly string[], ...more: readonly string[]) => {
  await writeFile(join(tables, 'films.csv'), [HEAD, ...rows].join('\n'));
  const { ok, text } = await mediaOperation.run(gateway.services, ['import', tables, ...more]);
  return { ok, lines: text.split('\n') };
};
const get = (url: string) => gateway.inject({ url, headers: gateway.headersFor(member) });
const ask = async <Answer>(query: string, language = 'en') => {
  const caller = { ...member, headers: { 'x-language': language } };
  return (await gateway.graphql<{ it: Answer }>(`{ it: ${query} }`, {}, caller)).data.it;
};
/** Does the next step that may begin, which is the check of a file as long as there is one. */
const workOnce = async () => {
  const step = await claimStep(gateway.services.db, new Date());
  if (step === null) throw new Error('There is nothing to do.');
  const handle = { signal: new AbortController().signal, onProgress: () => undefined };
  await workOnStep(gateway.services, step, handle);
  return step.name;
};
const source = async (film: string) =>
  gateway.services.db
    .selectFrom('media_sources')
    .innerJoin('videos', 'videos.id', 'media_sources.video_id')
    .select(['media_sources.id', 'media_sources.state', 'media_sources.store_key', 'media_sources.version'])
    .where('videos.slug', '=', film)
    .executeTakeFirstOrThrow();
const playlistOf = async (id: string) => {
  const answer = await ask<{ hls: { cdn: string }; p360: object | null; captions: { language: string }[] }>(
    `getToken(videoId: "${id}", device: DESKTOP) { ... on VideoToken { hls { cdn } p360 { cdn } captions { language } } }`,
  );
  return { ...answer, base: answer.hls.cdn.replace(/[^/]+$/, '') };
};

describe('a finished stream is taken as it is', () => {
  it('plays, with the sound beside its pictures and its captions, before anything else of it is made', async () => {
    const rows = [row('harbor', 'archive:Harbor 1/master.m3u8')];
    expect(await run(rows, '--dry-run')).toEqual({
      ok: true,
      lines: ['Nothing was written. It would be: 2 created, 0 changed, 0 unchanged, 0 refused.'],
    });
    expect((await run(rows)).lines).toEqual([
      '2 created, 0 changed, 0 unchanged, 0 refused.',
      'Files of films that were sent: 1.',
      'Films that wait for their media: 1. Run this again once they are prepared.',
    ]);
    expect(await workOnce()).toBe('probe');
    expect((await run(rows)).lines).toEqual(['0 created, 2 changed, 0 unchanged, 0 refused.']);
    const film = await ask<Record<string, unknown>>(
      `video(slug: "harbor") { videoId runLength isBeingPrepared lines previews { src } downloadResolutions { res }
        chapters { title } }`,
    );
    expect(film).toMatchObject({
      runLength: 6,
      isBeingPrepared: false,
      lines: 360,
      previews: [],
      downloadResolutions: [],
      chapters: [{ title: 'The quay' }, { title: 'The end' }],
    });
    expect(await ask('video(slug: "harbor") { chapters { title } }', 'de')).toEqual({
      chapters: [{ title: 'The quay' }, { title: 'Das Ende' }],
    });
    const { base, hls, p360, captions } = await playlistOf(String(film['videoId']));
    expect([p360, captions.map(({ language }) => language)]).toEqual([null, ['de']]);
    const master = (await get(hls.cdn)).body;
    expect(master).toContain('NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="a0/index.m3u8"');
    expect(master).toMatch(/RESOLUTION=640x360,CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2",AUDIO="sound"\np360\/index/);
    for (const track of ['p360', 'p270', 'a0']) {
      const list = (await get(`${base}${track}/index.m3u8`)).body;
      expect(list).toContain('#EXT-X-MAP:URI="0.mp4"');
      const [beginning, segment] = await Promise.all(['0.mp4', '1.m4s'].map((name) => get(`${base}${track}/${name}`)));
      const folder = { p360: '360p', p270: '180p', a0: 'sound' }[track] ?? '';
      const file = await readFile(join(archive, 'Harbor 1', folder, '000.m4s'));
      expect([beginning?.statusCode, segment?.statusCode, segment?.rawPayload.equals(file)]).toEqual([200, 200, true]);
    }
    const others = ['p360/99.m4s', 'p360/1.mp4', 'p1080/0.mp4', 'a1/index.m3u8', 'p360/index.json'];
    for (const other of others) expect((await get(base + other)).statusCode, other).toBe(404);
  });

  it(
    'gets its poster, stills, trailer, preview and storyboard later, while it plays',
    { tags: ['long'], timeout: 240_000 },
    async () => {
      const { version: before } = await source('harbor');
      await gateway.prepare();
      const { state, version, store_key } = await source('harbor');
      expect([state, store_key]).toEqual(['published', '@archive/Harbor 1/master.m3u8']);
      expect(version).not.toBe(before);
      const film = await ask<{
        videoId: string;
        previews: { src: string }[];
        heroLoops: { width: number }[];
        images: { poster: { src: string } };
      }>(`video(slug: "harbor") { videoId previews { src } heroLoops { width } images { poster { src } } }`);
      expect((await get(film.previews[0]?.src ?? '')).statusCode).toBe(200);
      expect(film.heroLoops.map(({ width }) => width)).toEqual([480, 640]);
      expect((await get(film.images.poster.src)).statusCode).toBe(200);
      const { getTrailerToken } = (
        await gateway.graphql<{ getTrailerToken: { p270: { cdn: string } } }>(
          `{ getTrailerToken(videoId: "${film.videoId}", device: DESKTOP) { ... on VideoToken { p270 { cdn } } } }`,
          {},
          member,
        )
      ).data;
      expect((await get(getTrailerToken.p270.cdn)).statusCode).toBe(200);
      const { base } = await playlistOf(film.videoId);
      expect((await get(`${base}p360/1.m4s`)).statusCode).toBe(200);
      expect((await run([row('harbor', 'archive:Harbor 1/master.m3u8')])).lines).toEqual([
        '0 created, 0 changed, 2 unchanged, 0 refused.',
      ]);
      const copied: string[] = [];
      for await (const { key } of gateway.services.store.list('originals/')) copied.push(key);
      expect(copied).toEqual([]);
    },
  );

  it('may be MPEG-TS, and name its segments by the address under which its place is known', async () => {
    const path = join(archive, 'quay', '180p', 'index.m3u8');
    const absolute = (await readFile(path, 'utf8')).replaceAll(
      /^Part /gm,
      'https://cdn.example.com/films/quay/180p/Part%20',
    );
    await writeFile(path, absolute);
    const rows = [row('quay', 'archive:quay/master.m3u8')];
    await run(rows);
    expect(await workOnce()).toBe('probe');
    await run(rows);
    const { videoId, lines } = await ask<{ videoId: string; lines: number }>('video(slug: "quay") { videoId lines }');
    const { base, hls } = await playlistOf(videoId);
    expect(lines).toBe(270);
    expect((await get(hls.cdn)).body).toMatch(/CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"\np270/);
    const part = await get(`${base}p270/1.ts`);
    expect([part.statusCode, part.headers['content-type'], part.rawPayload[0]]).toEqual([200, 'video/mp2t', 0x47]);
    await rename(join(archive, 'quay'), join(archive, 'away'));
    expect((await get(`${base}p270/1.ts`)).statusCode).toBe(404);
    await rename(join(archive, 'away'), join(archive, 'quay'));
  });
});

describe('a stream that is wrong is refused with its playlist, its line and what was expected', () => {
  const variant = (change: (text: string) => string) => async (folder: string) => {
    const path = join(folder, '180p', 'index.m3u8');
    await writeFile(path, change(await readFile(path, 'utf8')));
  };
  const cases: readonly (readonly [string, (folder: string) => Promise<void>, RegExp])[] = [
    [
      'a segment that is not there',
      (folder) => rm(join(folder, '180p', 'Part 001.ts')),
      /180p\/index\.m3u8 line \d+: expected archive:bad\/180p\/Part 001\.ts, there is no such file/,
    ],
    [
      'a segment outside of its folder',
      variant((text) => text.replace('Part 001.ts', '../../quay/180p/Part 001.ts')),
      /line \d+: expected a file in the folder of the film: "\.\.\/\.\.\/quay/,
    ],
    [
      'a segment elsewhere',
      variant((text) => text.replace('Part 001.ts', 'http://169.254.169.254/latest/1.ts')),
      /line \d+: expected a file beside the playlist, .*: "http:\/\/169\.254/,
    ],
    [
      'encryption',
      variant((text) => text.replace('#EXTINF', '#EXT-X-KEY:METHOD=AES-128,URI="key"\n#EXTINF')),
      /line \d+: expected segments that are not encrypted/,
    ],
    ['no end', variant((text) => text.replace('#EXT-X-ENDLIST', '')), /expected #EXT-X-ENDLIST: all of the film/],
    [
      'no playlist of a variant',
      (folder) => rm(join(folder, '180p', 'index.m3u8')),
      /180p\/index\.m3u8: expected this playlist, there is no such file/,
    ],
  ];
  it.each(cases)('%s', async (_name, spoil, expected) => {
    const folder = join(archive, 'bad');
    await rm(folder, { recursive: true, force: true });
    await cp(join(archive, 'quay'), folder, { recursive: true });
    const path = join(folder, '180p', 'index.m3u8');
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(/^.*\/Part%20/gm, 'Part '));
    await spoil(folder);
    const { ok, lines } = await run([row('bad', 'archive:bad/master.m3u8')], '--dry-run');
    expect([ok, lines[1]]).toEqual([false, expect.stringMatching(/^films\.csv line 2 mediaFile: archive:bad\//)]);
    expect(lines[1]).toMatch(expected);
  });

  /** What the worker says of a stream. */
  const take = async (name: string) => {
    const { store } = gateway.services;
    const stream = await findStream({ store, masterKey: `@archive/${name}/master.m3u8`, knownAs: null });
    const { signal } = new AbortController();
    return takeStream({ store, programs: testPrograms(), folder: await emptyFolder(), signal }, stream);
  };

  it(
    'by the worker, where segments last longer than their playlist says, or play at another moment',
    { tags: ['long'] },
    async () => {
      const path = join(archive, 'bad', '180p', 'index.m3u8');
      await makeStream(join(archive, 'bad'), { segments: 'ts', seconds: 6, sizes: [[320, 180]] });
      const written = await readFile(path, 'utf8');
      expect((await take('bad')).facts).toMatchObject({ width: 320, height: 180, audioStream: 1, frameRate: '25/1' });
      await writeFile(path, written.replace(/#EXTINF:2[.\d]*/, '#EXTINF:4.0'));
      await expect(take('bad')).rejects.toThrow(
        /index\.m3u8 line \d+: expected 4\.000 s of archive:bad\/180p\/Part 000\.ts, which plays 2\.0/,
      );
      const parts = written.replace('Part 002.ts', 'Part 000.ts');
      await writeFile(path, parts);
      await expect(take('bad')).rejects.toThrow(/to play 4\.000 s after the first segment, not 0\.000 s/);
    },
  );

  it('by the worker, where pictures are in a codec that not every browser plays', { tags: ['long'] }, async () => {
    await makeStream(join(archive, 'old'), {
      segments: 'ts',
      seconds: 2,
      sizes: [[320, 180]],
      encoding: ['-c:v', 'mpeg2video'],
    });
    await expect(take('old')).rejects.toThrow(/expected H\.264 of 8 bits, which every browser plays, not mpeg2video/);
  });
});
