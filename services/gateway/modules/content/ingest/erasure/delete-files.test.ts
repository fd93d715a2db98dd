import { Readable } from 'node:stream';
import { beforeEach, expect, it } from 'vitest';
import { folderStore } from '../../../../store/folder-store.ts';
import type { ObjectStore } from '../../../../store/object-store.ts';
import { writeManifest } from '../../media/public.ts';
import { emptyFolder } from '../testing/make-film.ts';
import { deleteFiles, findLeftFile } from './delete-files.ts';

const VERSION = '0c2b3f50-1111-4222-8333-444455556666';
const objects = { versions: [VERSION], sources: [{ id: 'a-film', store_key: 'originals/a-film' }] };

let store: ObjectStore;
beforeEach(async () => {
  store = folderStore(await emptyFolder());
  const put = (key: string) => store.put(key, Readable.from(['bytes']));
  const keys = Array.from({ length: 40 }, (_, nth) => `renditions/elsewhere/${nth}.avif`);
  for (const key of keys) await put(key);
  for (let nth = 0; nth < 60; nth += 1) await put(`renditions/a-film/${nth}.mp4`);
  for (let nth = 0; nth < 20; nth += 1) await put(`cuts/${VERSION}/${nth}.webp`);
  await put('originals/a-film');
  await put('renditions/other/stays.mp4');
  const files = Object.fromEntries(keys.map((key) => [key, { key, bytes: 5, type: 'image/avif' }]));
  await writeManifest(store, VERSION, { files, streams: { video: {}, trailer: {} } });
});

const left = async () => {
  let count = 0;
  for await (const _ of store.list('')) count += 1;
  return count;
};

it('deletes in turns that each end, goes on where the last one ended, and is done when all is gone', async () => {
  const seen = [await left()];
  let turns = 0;
  for (let isDone = false; !isDone && turns < 50; turns += 1) {
    isDone = await deleteFiles(store, objects, { most: 20 });
    seen.push(await left());
    expect(isDone).toBe(seen.at(-1) === 1);
  }
  // Each turn gets further, and none takes much more than its share: a version's own files go together.
  for (const [index, count] of seen.slice(1).entries()) expect((seen[index] ?? 0) - count).toBeLessThanOrEqual(41 + 20);
  expect([turns > 4, await findLeftFile(store, objects)]).toEqual([true, null]);
});

it('stops with its process, and is not done then', async () => {
  expect(await deleteFiles(store, objects, { stopping: AbortSignal.abort() })).toBe(false);
});

it('finds what a store kept that it said it had deleted', async () => {
  const forgetful = {
    ...store,
    delete: (key: string) => (key.endsWith('/7.mp4') ? Promise.resolve() : store.delete(key)),
  };
  expect(await deleteFiles(forgetful, objects)).toBe(true);
  expect(await findLeftFile(store, objects)).toBe('renditions/a-film/7.mp4');
});
