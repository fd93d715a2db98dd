import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderStore } from '../../../store/folder-store.ts';
import { MissingObjectError } from '../../../store/object-store.ts';
import { storeWithPlaces } from '../../../store/places/store-with-places.ts';
import { localCopy } from './local-files.ts';
import { emptyFolder } from './testing/make-film.ts';

it('a worker reads a film where it lies, and follows no link out of its place', async () => {
  const [place, outside] = [await emptyFolder(), await emptyFolder()];
  await writeFile(join(outside, 'secret.mov'), 'secret');
  await writeFile(join(place, 'harbor.mov'), 'harbor');
  await symlink(join(outside, 'secret.mov'), join(place, 'link.mov'));
  const store = storeWithPlaces(folderStore(await emptyFolder()), [
    { name: 'archive', location: { kind: 'folder', folder: place }, knownAs: null },
  ]);
  const copy = (key: string) => localCopy(store, key, outside, new AbortController().signal);
  expect(await copy('@archive/harbor.mov')).toBe(join(place, 'harbor.mov'));
  await expect(copy('@archive/link.mov')).rejects.toThrow(MissingObjectError);
});
