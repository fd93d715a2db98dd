import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteUnfinished, folderStore } from './folder-store.ts';
import { deleteAll, MissingObjectError, type ObjectStore } from './object-store.ts';
import { PART_BYTES, s3Store } from './s3-store.ts';
import { type S3Server, startS3Server } from './testing/s3-server.ts';

let server: S3Server;
let folder: string;
beforeAll(async () => {
  server = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'network-store-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const streamOf = (...pieces: readonly (string | Buffer)[]): Readable =>
  Readable.from(pieces.map((each) => Buffer.from(each)));

async function keysOf(store: ObjectStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.toSorted();
}

/** A stream that breaks off after some bytes. */
async function* broken(bytes: number): AsyncGenerator<Buffer> {
  yield Buffer.alloc(bytes);
  throw new Error('The connection broke.');
}

describe.each([
  ['a folder', () => folderStore(folder)],
  ['S3', () => s3Store(server.location)],
])('%s', (_name, open) => {
  it('gives back what was stored, whole and in ranges', async () => {
    const store = open();
    expect(await store.put('films/a/one.mp4', streamOf('0123', '456789'))).toBe(10);
    expect(await store.stat('films/a/one.mp4')).toMatchObject({ key: 'films/a/one.mp4', bytes: 10 });
    const read = async (from?: number, to?: number) =>
      (await buffer(await store.read('films/a/one.mp4', from, to))).toString();
    expect([await read(), await read(3, 5), await read(7)]).toEqual(['0123456789', '345', '789']);
    await store.put('films/a/one.mp4', streamOf('new'));
    expect(await read()).toBe('new');
  });

  it('knows nothing of what is not there', async () => {
    const store = open();
    expect(await store.stat('films/none')).toBeNull();
    await expect(store.read('films/none')).rejects.toThrow(MissingObjectError);
    await store.delete('films/none');
  });

  it('lists by prefix, over several pages, and deletes', async () => {
    const store = open();
    const keys = Array.from({ length: 8 }, (_, number) => `list/x/${number}.bin`);
    for (const key of [...keys, 'list/y.bin']) await store.put(key, streamOf(key));
    expect(await keysOf(store, 'list/x/')).toEqual(keys);
    expect(await deleteAll(store, 'list/')).toBe(9);
    expect(await keysOf(store, 'list/')).toEqual([]);
  });

  it('stores large and empty objects', async () => {
    const store = open();
    const large = Buffer.alloc(PART_BYTES * 2 + 5, 'film');
    expect(await store.put('large', Readable.from([large.subarray(0, 100), large.subarray(100)]))).toBe(large.length);
    expect((await buffer(await store.read('large'))).equals(large)).toBe(true);
    expect(await store.put('exact', streamOf(large.subarray(0, PART_BYTES)))).toBe(PART_BYTES);
    expect(await store.put('empty', streamOf())).toBe(0);
    expect((await store.stat('empty'))?.bytes).toBe(0);
  });

  it.each([10, PART_BYTES + 10])('leaves nothing of a stream that broke off after %i bytes', async (bytes) => {
    const store = open();
    await expect(store.put('broken', Readable.from(broken(bytes)))).rejects.toThrow('The connection broke.');
    expect(await store.stat('broken')).toBeNull();
  });

  it.each(['../out', '/etc/passwd', 'a/../b', '.hidden', 'a//b', 'A', 'a b', '', 'a/'])(
    'refuses the key %j',
    async (key) => {
      await expect(open().put(key, streamOf('x'))).rejects.toThrow(RangeError);
      await expect(open().stat(key)).rejects.toThrow(RangeError);
    },
  );
});

it('leaves no file of a write that failed in a folder, and deletes those of killed ones', async () => {
  expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
  const cut = folderStore(folder).put(
    'late',
    Readable.from(
      (async function* () {
        yield Buffer.from('x');
        await new Promise(() => undefined);
      })(),
    ),
  );
  cut.catch(() => undefined);
  await expect.poll(() => readdir(join(folder, '.unfinished'))).toHaveLength(1);
  expect(await deleteUnfinished(folder, new Date(Date.now() + 3_600_000))).toBe(0);
  expect(await deleteUnfinished(folder, new Date(Date.now() + 25 * 3_600_000))).toBe(1);
});

describe('S3', () => {
  it('gives up the parts of an upload that failed', () => {
    expect(server.unfinished.size).toBe(0);
  });

  it('is refused with another secret, and says so without it', async () => {
    const store = s3Store({ ...server.location, secretAccessKey: 'another' });
    await expect(store.stat('films/a/one.mp4')).rejects.toThrow(/^The store answered 403 to HEAD/);
    expect(server.refused.at(-1)).toBe('SignatureDoesNotMatch');
  });

  it('tries again when the server is in trouble', async () => {
    server.failNext(2);
    expect(await s3Store(server.location).put('again', streamOf('x'))).toBe(1);
  });
});
