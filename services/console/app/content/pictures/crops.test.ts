import { describe, expect, it } from 'vitest';
import { cropHeight, PICTURE_RATIOS, readCrop, writeCrop } from '@network/validation/picture-crop.ts';
import { moveCrop, resizeCrop, wholeCrop, widestOf, withCrop } from './crops.ts';

const WIDE = { width: 16, height: 9 };
const TALL = { width: 3, height: 4 };

describe('a crop', () => {
  it('begins with as much as there is, around the focal point', () => {
    expect(wholeCrop('2:1', '', WIDE)).toEqual({ ratio: '2:1', left: 0, top: 6, width: 100 });
    expect(wholeCrop('1:1', '0% 50%', WIDE)).toEqual({ ratio: '1:1', left: 0, top: 0, width: 56 });
    expect(wholeCrop('1:1', '100% 50%', WIDE)).toEqual({ ratio: '1:1', left: 44, top: 0, width: 56 });
  });

  it('moves to the edge and no further', () => {
    const crop = { ratio: '1:1', left: 10, top: 0, width: 40 } as const;
    expect(moveCrop(crop, { x: -20, y: 5 }, WIDE)).toEqual({ ...crop, left: 0, top: 5 });
    // 40% of the width are 71% of the height.
    expect(moveCrop(crop, { x: 100, y: 100 }, WIDE)).toEqual({ ...crop, left: 60, top: 28 });
  });

  it('is resized between a fifth of the picture and all of it', () => {
    const crop = { ratio: '3:4', left: 50, top: 50, width: 50 } as const;
    expect(resizeCrop(crop, 5, TALL)).toEqual({ ...crop, width: 20 });
    expect(resizeCrop(crop, 200, TALL)).toEqual({ ratio: '3:4', left: 0, top: 0, width: 100 });
  });

  it('is one that the gateway takes, whatever is done to it', () => {
    for (const picture of [WIDE, TALL, { width: 1200, height: 799 }]) {
      for (const ratio of PICTURE_RATIOS) {
        const widest = widestOf(ratio, picture);
        for (const width of [20, 33, widest]) {
          const crop = moveCrop(resizeCrop(wholeCrop(ratio, '', picture), width, picture), { x: 99, y: 99 }, picture);
          expect(readCrop(writeCrop(crop))).toEqual(crop);
          expect(crop.top + cropHeight(crop, picture)).toBeLessThanOrEqual(100.01);
        }
      }
    }
  });
});

it('a ratio has one crop, among those of other ratios', () => {
  const one = withCrop('', '1:1', { ratio: '1:1', left: 0, top: 0, width: 56 });
  const two = withCrop(one, '2:1', { ratio: '2:1', left: 0, top: 6, width: 100 });
  expect(two).toBe('2:1 0% 6% 100%\n1:1 0% 0% 56%');
  expect(withCrop(two, '2:1', { ratio: '2:1', left: 1, top: 6, width: 90 })).toBe('2:1 1% 6% 90%\n1:1 0% 0% 56%');
  expect(withCrop(two, '2:1', null)).toBe(one);
});
