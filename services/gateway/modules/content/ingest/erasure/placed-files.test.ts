import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { folderStore } from '../../../../store/folder-store.ts';
import { storeWithPlaces } from '../../../../store/places/store-with-places.ts';
import { type SegmentList, writeManifest } from '../../media/public.ts';
import { emptyFolder } from '../testing/make-film.ts';
import { placedFilesOf } from './erased-files.ts';
import { hashOfFile } from './hash-of-file.ts';

const VERSION = '0c2b3f50-1111-4222-8333-444455556666';

it('an erasure knows every file of a stream, as another playlist may begin with any of them', async () => {
  const store = folderStore(await emptyFolder());
  const list: SegmentList = ['init.mp4', '1.m4s', '2.m4s', '3.m4s'].map((name) => [`@archive/harbor/${name}`, 9]);
  await store.put('renditions/a/p360.json', Readable.from([JSON.stringify(list)]));
  const files = { 'video/p360.segments': { key: 'renditions/a/p360.json', bytes: 9, type: 'application/json' } };
  await writeManifest(store, VERSION, { files, streams: { video: {}, trailer: {} } });
  expect(await placedFilesOf(store, [VERSION])).toEqual(list.map(([key]) => key));
});

it('an erasure does not wait for a file that is gone, nor for a place that is', async () => {
  const store = storeWithPlaces(folderStore(await emptyFolder()), [
    { name: 'archive', location: { kind: 'folder', folder: await emptyFolder() }, knownAs: null },
  ]);
  expect(await hashOfFile(store, '@archive/harbor.mov')).toBeNull();
  expect(await hashOfFile(store, '@tapes/harbor.mov')).toBeNull();
  await store.put('originals/harbor', Readable.from(['harbor']));
  expect(await hashOfFile(store, 'originals/harbor')).toMatch(/^[0-9a-f]{64}$/);
});
