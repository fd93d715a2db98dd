import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { fixedClock } from '../../../config/clock.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import type { GatewayServices } from '../../../services.ts';
import { type StoreLocation, openStore } from '../../../store/open-store.ts';
import { type S3Server, startS3Server } from '../../../store/testing/s3-server.ts';
import { holderOf, signGrant } from '../media-address.ts';
import { mediaKey } from '../media-key.ts';
import { mediaRoutes } from '../routes.ts';
import { grantedVersionName } from './own-grant.ts';
import { manifestKey, writeManifest } from './version-manifest.ts';

const BYTES = 4 * 2 ** 30;
const MEGABYTE = 2 ** 20;
/** What reading ahead, sending and a test runner need; a film in memory would be forty times as much. */
const MOST_GROWTH = 100 * MEGABYTE;
const VERSION = '00000000-0000-4000-8000-000000000001';
const KEY = 'renditions/long/p1080.mp4';

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'network-long-film-'));
  const film = join(folder, KEY);
  await mkdir(dirname(film), { recursive: true });
  await writeFile(film, '');
  // Takes no room on the disk.
  await truncate(film, BYTES);
  server = await startS3Server();
  server.addZeros(`network/${KEY}`, BYTES);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** The media routes on a port, and the address of the film there. */
async function serve(mediaStore: StoreLocation): Promise<{ app: FastifyInstance; address: string }> {
  const config = testGatewayConfig({ mediaStore });
  const store = openStore(mediaStore);
  await writeManifest(store, VERSION, {
    files: { 'video/p1080.mp4': { key: KEY, bytes: BYTES, type: 'video/mp4' } },
    streams: { video: {}, trailer: {} },
  });
  expect(await store.stat(manifestKey(VERSION))).not.toBeNull();
  const clock = fixedClock('2026-03-02T12:00:00Z');
  const app = fastify();
  const visitor = { person: () => Promise.resolve(null) } as unknown as RequestContext;
  mediaRoutes(app, { config, clock, store } as GatewayServices, () => visitor);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const token = signGrant(mediaKey(config), holderOf(null), {
    videoId: 'film-1',
    kind: 'video',
    clip: grantedVersionName(VERSION),
    repeats: 1,
    part: 'p1080',
    variants: [],
    expiresAt: new Date('2026-03-02T16:00:00Z'),
    fileName: null,
  });
  const { port } = app.server.address() as AddressInfo;
  return { app, address: `http://127.0.0.1:${port}/media/v/${token}/video.mp4` };
}

const get = (address: string, range?: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    httpRequest(address, { headers: range === undefined ? {} : { range } }, resolve).on('error', reject).end();
  });

/** Reads an answer to its end, and says how many bytes it had and by how much the process grew meanwhile. */
async function readAll(answer: IncomingMessage): Promise<{ bytes: number; growth: number }> {
  const before = process.memoryUsage.rss();
  let [bytes, most, next] = [0, before, 0];
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes < next) continue;
    next = bytes + 16 * MEGABYTE;
    most = Math.max(most, process.memoryUsage.rss());
  }
  return { bytes, growth: most - before };
}

describe.each([
  ['a folder', (): StoreLocation => ({ kind: 'folder', folder })],
  ['an S3-compatible store', (): StoreLocation => ({ kind: 's3', ...server.location })],
])('a film of 4 GB in %s', (_name, location) => {
  it('is sent to its end, and in ranges, with memory that does not grow with it', async () => {
    const { app, address } = await serve(location());
    try {
      // Code and buffers of a first answer.
      await readAll(await get(address, `bytes=0-${64 * MEGABYTE - 1}`));
      const whole = await get(address);
      expect([whole.statusCode, whole.headers['content-length'], whole.headers['cache-control']]).toEqual([
        200,
        String(BYTES),
        'private, no-cache',
      ]);
      const read = await readAll(whole);
      expect(read.bytes).toBe(BYTES);
      expect(read.growth).toBeLessThan(MOST_GROWTH);
      const end = await get(address, `bytes=${BYTES - 5 * MEGABYTE}-`);
      expect([end.statusCode, end.headers['content-range']]).toEqual([
        206,
        `bytes ${BYTES - 5 * MEGABYTE}-${BYTES - 1}/${BYTES}`,
      ]);
      expect((await readAll(end)).bytes).toBe(5 * MEGABYTE);
    } finally {
      await app.close();
    }
  }, 300_000);
});
