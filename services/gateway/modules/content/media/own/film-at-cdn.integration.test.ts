import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bunny } from '../../../../delivery/bunny.ts';
import { folderStore } from '../../../../store/folder-store.ts';
import { serveOwnFilm } from '../testing/serve-own-film.ts';

const KEY = 'renditions/one/p1080.mp4';
const CDN = { kind: 'bunny', origin: 'https://films.b-cdn.net', securityKey: 'SecurityKey' } as const;
const EXPIRES = new Date('2026-03-02T16:00:00Z');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'network-cdn-'));
  await folderStore(folder).put(KEY, Readable.from([Buffer.from('film')]));
});
afterAll(() => rm(folder, { recursive: true }));

const serve = (grant = {}) =>
  serveOwnFilm(
    { mediaStore: { kind: 'folder', folder }, mediaCdn: CDN },
    { key: KEY, bytes: 4 },
    { expiresAt: EXPIRES, ...grant },
  );

it('sends the holder of a grant to the CDN, for as long as the grant', async () => {
  const { app, path } = await serve();
  const answer = await app.inject({ url: path, headers: { range: 'bytes=0-1' } });
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    302,
    bunny(CDN).addressOf(KEY, EXPIRES),
    'private, no-store',
  ]);
  await app.close();
});

it('sends nobody there without a valid grant', async () => {
  const { app, path } = await serve();
  expect((await app.inject(path.replace('/media/v/', '/media/v/x'))).statusCode).toBe(403);
  const late = await serve({ expiresAt: new Date('2026-03-02T11:00:00Z') });
  expect((await late.app.inject(late.path)).statusCode).toBe(410);
  await app.close();
  await late.app.close();
});

it('sends downloads itself, under their names', async () => {
  const { app, path } = await serve({ fileName: 'a-film-1080p.mp4' });
  const answer = await app.inject(path);
  expect([answer.statusCode, answer.body, answer.headers['content-disposition']]).toEqual([
    200,
    'film',
    'attachment; filename="a-film-1080p.mp4"',
  ]);
  await app.close();
});
