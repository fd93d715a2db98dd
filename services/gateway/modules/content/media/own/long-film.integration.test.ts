import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import type { StoreLocation } from '../../../../store/open-store.ts';
import { type S3Server, startS3Server } from '../../../../store/testing/s3-server.ts';
import { serveOwnFilm } from '../testing/serve-own-film.ts';

const BYTES = 4 * 2 ** 30;
const MEGABYTE = 2 ** 20;
/** Read to the film's end: all of it at full length, otherwise five times what memory may grow by. */
const READ = Math.max(1_024, rounds(4_096)) * MEGABYTE;
/** What reading ahead, sending and a test runner need; a film in memory would be twenty times as much. */
const MOST_GROWTH = 200 * MEGABYTE;
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

const get = (address: string, range?: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    httpRequest(address, { headers: range === undefined ? {} : { range } }, resolve)
      .on('error', reject)
      .end();
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
  it(
    'is sent to its end in ranges with memory that does not grow with it',
    { tags: ['long'], timeout: 300_000 },
    async () => {
      const { app, path } = await serveOwnFilm({ mediaStore: location() }, { key: KEY, bytes: BYTES });
      const address = `${await app.listen({ host: '127.0.0.1', port: 0 })}${path}`;
      try {
        // Code and buffers of a first answer.
        await readAll(await get(address, `bytes=0-${64 * MEGABYTE - 1}`));
        const rest = await get(address, `bytes=${BYTES - READ}-`);
        expect([rest.statusCode, rest.headers['content-length'], rest.headers['cache-control']]).toEqual([
          206,
          String(READ),
          'private, no-cache',
        ]);
        const read = await readAll(rest);
        expect(read.bytes).toBe(READ);
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
    },
  );
});
