import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStore } from '../folder-store.ts';
import { MissingObjectError, type ObjectStore } from '../object-store.ts';
import { s3Store } from '../s3-store.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { findMissingPlaces, type MediaPlace, MissingPlaceError, storeWithPlaces } from './store-with-places.ts';

let server: S3Server;
let folder: string;
let places: readonly MediaPlace[];
let store: ObjectStore;
beforeAll(async () => {
  server = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'network-places-'));
  await mkdir(join(folder, 'archive', 'Harbor 1'), { recursive: true });
  for (const name of ['Part 1.ts', 'Part 2.ts', '.hidden.ts'])
    await writeFile(join(folder, 'archive', 'Harbor 1', name), `of ${name}`);
  await writeFile(join(folder, 'secret'), 'secret');
  await symlink(join(folder, 'secret'), join(folder, 'archive', 'link.ts'));
  const vault = { ...server.location, prefix: 'old/' };
  const writer = s3Store(vault, (path) => path.split('/').map(encodeURIComponent).join('/'));
  for (const name of ['Part 1.ts', 'Part 2.ts'])
    await writer.put(`Harbor 1/${name}`, Readable.from([Buffer.from(`of ${name}`)]));
  places = [
    { name: 'archive', location: { kind: 'folder', folder: join(folder, 'archive') }, knownAs: null },
    { name: 'vault', location: { kind: 's3', ...vault }, knownAs: null },
    { name: 'gone', location: { kind: 'folder', folder: join(folder, 'nowhere') }, knownAs: null },
  ];
  store = storeWithPlaces(folderStore(join(folder, 'store')), places);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const keysOf = async (prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.toSorted();
};

describe.each(['archive', 'vault'])('files of the place %s', (place) => {
  it('are read whole and in ranges, and listed, under the names that they have', async () => {
    const key = `@${place}/Harbor 1/Part 1.ts`;
    expect(await store.stat(key)).toMatchObject({ key, bytes: 12 });
    expect(await text(await store.read(key))).toBe('of Part 1.ts');
    expect(await text(await store.read(key, 3, 6))).toBe('Part');
    const both = [1, 2].map((number) => `@${place}/Harbor 1/Part ${number}.ts`);
    expect(await keysOf(`@${place}/Harbor 1/`)).toEqual(both);
    expect(await keysOf(`@${place}/Harbor 1/Part 2`)).toEqual(both.slice(1));
  });

  it('are never written, and stay when they are deleted', async () => {
    const key = `@${place}/Harbor 1/Part 1.ts`;
    expect(() => store.put(key, Readable.from(['x']))).toThrow(RangeError);
    await store.delete(key);
    expect((await store.stat(key))?.bytes).toBe(12);
  });

  it.each(['../secret', 'Harbor 1/../../secret', '.hidden', 'Harbor 1//Part 1.ts', 'a\\b', ''])(
    'are none under %j',
    async (path) => {
      await expect(store.stat(`@${place}/${path}`)).rejects.toThrow(RangeError);
      await expect(store.read(`@${place}/${path}`)).rejects.toThrow(RangeError);
    },
  );

  it('are missing where they are not there', async () => {
    expect(await store.stat(`@${place}/Harbor 1/none.ts`)).toBeNull();
    await expect(store.read(`@${place}/Harbor 1/none.ts`)).rejects.toThrow(MissingObjectError);
    expect(await keysOf(`@${place}/Nothing/`)).toEqual([]);
    expect(await keysOf(`@${place}/Harbor 1/Part 1.ts/`)).toEqual([]);
  });
});

it('a link out of a place leads nowhere', async () => {
  expect(await store.stat('@archive/link.ts')).toBeNull();
  await expect(store.read('@archive/link.ts')).rejects.toThrow(MissingObjectError);
});

it('a place that is in no configuration, or not mounted, is said', async () => {
  await expect(store.stat('@tapes/a.ts')).rejects.toThrow(MissingPlaceError);
  expect(await findMissingPlaces(places)).toEqual(new Map([['gone', `there is no folder ${join(folder, 'nowhere')}`]]));
});
