import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { folderStore } from '../../../../store/folder-store.ts';
import type { ObjectStore } from '../../../../store/object-store.ts';
import { storeWithPlaces } from '../../../../store/places/store-with-places.ts';
import { emptyFolder } from '../testing/make-film.ts';
import { captionsOfStream } from './captions-of-stream.ts';
import { findSegments } from './find-files.ts';

const PLAYLIST = '@archive/harbor/index.m3u8';

let asked: string[];
let place: string;
let store: ObjectStore;
beforeEach(async () => {
  place = await emptyFolder();
  await mkdir(join(place, 'harbor'));
  const places = storeWithPlaces(folderStore(await emptyFolder()), [
    { name: 'archive', location: { kind: 'folder', folder: place }, knownAs: null },
  ]);
  asked = [];
  store = {
    ...places,
    read: (key) => {
      asked.push(`read ${key}`);
      return places.read(key);
    },
    stat: (key) => {
      asked.push(`stat ${key}`);
      return places.stat(key);
    },
    list: (prefix) => {
      asked.push(`list ${prefix}`);
      return places.list(prefix);
    },
  };
});
const write = (name: string, text: string) => writeFile(join(place, 'harbor', name), text);
const found = (...names: string[]) =>
  findSegments(
    { store, masterKey: '@archive/harbor/master.m3u8', knownAs: null },
    PLAYLIST,
    names.map((uri) => ({ uri, span: null, line: 3, seconds: 2, beginning: null, isDiscontinuous: false })),
  );

it('finds files whose names share half a character, by a list of what they share as a whole', async () => {
  for (const name of ['🌊.ts', '🌀.ts']) await write(name, name);
  expect((await found('🌊.ts', '🌀.ts')).map(({ key }) => key)).toEqual([
    '@archive/harbor/🌊.ts',
    '@archive/harbor/🌀.ts',
  ]);
  expect(asked).toEqual(['list @archive/harbor/']);
});

it('takes no file that can not be looked into, and nothing below a file', async () => {
  await write('1.aac', 'sound');
  await write('1.ts', 'picture');
  await expect(found('1.aac')).rejects.toThrow(/index\.m3u8 line 3: expected .*\.cmfa, not archive:harbor\/1\.aac/);
  await expect(found('1.ts/2.ts')).rejects.toThrow('archive:harbor/1.ts/2.ts, there is no such file');
});

const captionsIn = (language: string, uri: string, more = '') =>
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="x",LANGUAGE="${language}",URI="${uri}"${more}`;
async function writeStream(...captions: readonly string[]): Promise<void> {
  await write('master.m3u8', ['#EXTM3U', ...captions, '#EXT-X-STREAM-INF:BANDWIDTH=1', 'index.m3u8'].join('\n'));
  for (const name of ['one', 'two']) {
    const parts = [1, 2].map((part) => `#EXTINF:2,\n${name}-${part}.vtt`);
    await write(`${name}.m3u8`, ['#EXTM3U', ...parts, '#EXT-X-ENDLIST'].join('\n'));
    for (const part of [1, 2]) await write(`${name}-${part}.vtt`, `WEBVTT\n\n00:0${part}.000 --> 00:09.000\n${name}\n`);
  }
}
const captions = (...named: string[]) =>
  captionsOfStream({ store, masterKey: '@archive/harbor/master.m3u8', knownAs: null }, new Set(named));

it('names captions of a stream as documents do, and passes over what is no language', async () => {
  await writeStream(captionsIn('eng', 'one.m3u8'), captionsIn('x', 'two.m3u8'), captionsIn('PT-br', 'two.m3u8'));
  expect([...(await captions()).keys()]).toEqual(['en', 'pt-BR']);
});

it('takes captions of all that is said for a language, and not those that are forced', async () => {
  await writeStream(captionsIn('de', 'one.m3u8', ',FORCED=YES'), captionsIn('de', 'two.m3u8'));
  expect((await captions()).get('de')).toContain('two');
});

it('reads no captions in languages that the table names, and asks for no length of a part', async () => {
  await writeStream(captionsIn('eng', 'one.m3u8'), captionsIn('de', 'two.m3u8'));
  expect([...(await captions('en')).keys()]).toEqual(['de']);
  expect(asked.filter((each) => !each.endsWith('.m3u8'))).toEqual([
    'list @archive/harbor/two-',
    'read @archive/harbor/two-1.vtt',
    'read @archive/harbor/two-2.vtt',
  ]);
});
