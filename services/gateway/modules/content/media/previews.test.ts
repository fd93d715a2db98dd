import { expect, it } from 'vitest';
import { stockMedia } from '@network/demo/media/stock-media.ts';
import type { OwnMedia } from './own/own-media.ts';
import { heroLoopsOf, previewFile, previewsOf } from './previews.ts';

const SOURCE = { assetsBase: 'https://assets.example', stock: stockMedia };
const VERSION = '0b0e5c1a-3f51-4d5e-9a53-2c9b0e6a7d11';
const type = 'video/mp4';

const stockFilm = (composition: string) => ({ id: 'any', composition, own_media: null });
const ownFilm = (preview: NonNullable<OwnMedia['film']>['preview']) => ({
  id: 'any',
  composition: null,
  own_media: { film: { version: VERSION, seconds: 6, video: {}, trailer: {}, preview }, picture: null },
});
/** A stock clip with 1080 lines, and one without. */
const idWhere = (has: boolean) =>
  stockMedia.clips.find(({ qualities }) => (qualities.p1080 !== undefined) === has)?.id ?? '';

it('a hero may loop a stock clip in every size up to 1080 lines, ascending, and each is a file of its own', () => {
  const sizesOf = (id: string) => heroLoopsOf(stockFilm(id), SOURCE).map(({ width, height }) => [width, height]);
  expect(sizesOf(idWhere(false))).toEqual([
    [480, 270],
    [1280, 720],
  ]);
  const id = idWhere(true);
  expect(sizesOf(id)).toEqual([
    [480, 270],
    [1280, 720],
    [1920, 1080],
  ]);
  const names = heroLoopsOf(stockFilm(id), SOURCE).map(({ src }) =>
    src.replace('https://assets.example/media/previews/', ''),
  );
  expect(names).toEqual([`${id}.mp4`, `${id}-p720.mp4`, `${id}-p1080.mp4`]);
  expect(names.map((name) => previewFile(stockMedia, name))).toEqual(
    ['p270', 'p720', 'p1080'].map((quality) => `${id}/${quality}.mp4`),
  );
});

it('no other size of a clip is open to everybody, and none that it has not', () => {
  const id = idWhere(true);
  for (const name of [
    `${id}-p2160.mp4`,
    `${id}-p480.mp4`,
    `${id}-p270.mp4`,
    `${id}-p720`,
    `${id}-warm.mp4`,
    `nobody-here-1-p720.mp4`,
  ])
    expect([name, previewFile(stockMedia, name)]).toEqual([name, null]);
  expect(previewFile(stockMedia, `${idWhere(false)}-p1080.mp4`)).toBeNull();
});

it('a film of a studio has its hover preview and the larger one; films prepared before have the first alone, or none', () => {
  const base = `https://assets.example/media/previews/films/${VERSION}`;
  const small = { src: `${base}.mp4`, width: 480, height: 270, type };
  const both = ownFilm({ width: 480, height: 270, large: { width: 1280, height: 720 } });
  expect(heroLoopsOf(both, SOURCE)).toEqual([small, { src: `${base}/large.mp4`, width: 1280, height: 720, type }]);
  expect(previewsOf(both, SOURCE)).toEqual([small]);
  expect(heroLoopsOf(ownFilm({ width: 480, height: 270 }), SOURCE)).toEqual([small]);
  expect(heroLoopsOf(ownFilm(null), SOURCE)).toEqual([]);
});
