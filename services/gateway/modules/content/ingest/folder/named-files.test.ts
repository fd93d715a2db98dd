import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MOST_CAPTION_BYTES } from '@network/validation/caption-bytes.ts';
import { expect, it } from 'vitest';
import { folderStore } from '../../../../store/folder-store.ts';
import { type MediaPlace, storeWithPlaces } from '../../../../store/places/store-with-places.ts';
import { emptyFolder } from '../testing/make-film.ts';
import { captionRows } from './film-captions.ts';
import type { FolderFilm } from './folder-films.ts';
import { findNamedFolder } from './named-file.ts';

async function openPlace() {
  const folder = await emptyFolder();
  await mkdir(join(folder, 'sets'));
  await writeFile(join(folder, 'sets', 'one.jpg'), 'a picture');
  const mediaPlaces: readonly MediaPlace[] = [{ name: 'archive', location: { kind: 'folder', folder }, knownAs: null }];
  const store = storeWithPlaces(folderStore(await emptyFolder()), mediaPlaces);
  return { folder, services: { store, config: { mediaPlaces } } as Parameters<typeof captionRows>[0] };
}

it('says of a picture where a folder is expected that it is no folder with pictures', async () => {
  const { folder, services } = await openPlace();
  expect(await findNamedFolder(services, folder, 'archive:sets')).toEqual({ files: ['@archive/sets/one.jpg'] });
  for (const name of ['archive:sets/one.jpg', 'sets/one.jpg'])
    expect(await findNamedFolder(services, folder, name)).toEqual({
      expected: `expected a folder with pictures, "${name}" has none`,
    });
});

it('reads no film that a cell of captions names, and takes the other captions', async () => {
  const { folder, services } = await openPlace();
  await writeFile(join(folder, 'harbor.mov'), Buffer.alloc(MOST_CAPTION_BYTES + 1));
  await writeFile(join(folder, 'de.vtt'), 'WEBVTT\n');
  const captions = new Map([
    ['en', '@archive/harbor.mov'],
    ['de', join(folder, 'de.vtt')],
  ]);
  const row = { place: 'films.csv line 2', value: {}, captions, media: null } as unknown as FolderFilm['row'];
  const film = { slug: 'harbor', isDraft: false } as FolderFilm['film'];
  const problems: string[] = [];
  const rows = await captionRows(services, [{ row, film, seconds: null, wanted: 'published' }], problems);
  expect(rows.map(({ value }) => value)).toEqual([
    { slug: 'harbor-de', film: 'harbor', language: 'de', text: 'WEBVTT\n', state: 'published' },
  ]);
  expect(problems).toEqual(['films.csv line 2 captions:en: expected at most 512 KB']);
});
