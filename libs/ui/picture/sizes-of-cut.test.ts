import { expect, it } from 'vitest';
import { GRID_SIZES } from '../grid/grid.tsx';
import { SHELF_SIZES } from '../shelf/shelf.tsx';
import { sizesOfCut } from './sizes-of-cut.ts';

const wide = { width: 1_600, height: 900 };

it('asks for a picture as wide as it is drawn behind a narrower frame', () => {
  expect(sizesOfCut('(min-width: 1024px) 30vw, 90vw', wide, 1)).toBe('(min-width: 1024px) 54vw, 160vw');
  expect(sizesOfCut('(width>=480px)46vw,10rem', wide, 4 / 3)).toBe('(width>=480px)62vw,14rem');
});

it.each([
  ['as wide as its picture', 16 / 9],
  ['wider, which cuts above and below', 2],
])('leaves a frame alone that is %s', (_, frame) => {
  expect(sizesOfCut(SHELF_SIZES.media, wide, frame)).toBe(SHELF_SIZES.media);
});

it('leaves a picture alone that was cut for the frame already', () => {
  expect(sizesOfCut(GRID_SIZES.media, { width: 900, height: 900 }, 1)).toBe(GRID_SIZES.media);
});

it('changes every length of the lists of this library, and none of their conditions', () => {
  for (const sizes of [...Object.values(SHELF_SIZES), ...Object.values(GRID_SIZES)]) {
    const lengths = (text: string) => text.match(/\d+vw/g) ?? [];
    const cut = sizesOfCut(sizes, wide, 1);
    expect(cut.match(/\d+px/g)).toEqual(sizes.match(/\d+px/g));
    expect(lengths(cut)).toHaveLength(lengths(sizes).length);
    expect(
      lengths(cut).every(
        (length, index) => Number.parseInt(length, 10) > Number.parseInt(lengths(sizes)[index] ?? '', 10),
      ),
    ).toBe(true);
  }
});
