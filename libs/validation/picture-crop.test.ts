import { describe, expect, it } from 'vitest';
import { cropOf, cropRectangle, PICTURE_RATIOS, valueOfRatio, readCrop, writeCrop } from './picture-crop.ts';

const FULL_HD = { width: 1920, height: 1080 };

describe('a crop', () => {
  it('is read as it is written, of every ratio', () => {
    for (const ratio of PICTURE_RATIOS) {
      const crop = { ratio, left: 10, top: 5, width: 80 };
      expect(readCrop(writeCrop(crop))).toEqual(crop);
    }
  });

  it.each(['', '2:1', '5:1 0% 0% 50%', '2:1 0% 0% 19%', '2:1 30% 0% 80%', '2:1 0% 0% 50%; x', '2:1 -1% 0% 50%'])(
    '%j is none',
    (text) => expect(readCrop(text)).toBeNull(),
  );

  it('is found by its ratio', () => {
    const crops = ['2:1 10% 5% 80%', '1:1 20% 0% 40%'];
    expect(cropOf(crops, '1:1')).toEqual({ ratio: '1:1', left: 20, top: 0, width: 40 });
    expect(cropOf(crops, '3:4')).toBeNull();
    expect(cropOf(null, '1:1')).toBeNull();
    expect(cropOf(crops, null)).toBeNull();
  });
});

describe('the points that a crop shows', () => {
  it('have its ratio', () => {
    expect(cropRectangle({ ratio: '2:1', left: 10, top: 5, width: 80 }, FULL_HD)).toEqual({
      left: 192,
      top: 54,
      width: 1536,
      height: 768,
    });
  });

  it('are inside of the picture, whatever its proportions are', () => {
    for (const picture of [FULL_HD, { width: 900, height: 1200 }, { width: 640, height: 320 }]) {
      for (const ratio of PICTURE_RATIOS) {
        const { left, top, width, height } = cropRectangle({ ratio, left: 20, top: 99, width: 80 }, picture);
        expect([left + width <= picture.width, top + height <= picture.height]).toEqual([true, true]);
        expect(Math.abs(width / height / valueOfRatio(ratio) - 1)).toBeLessThan(0.01);
      }
    }
  });
});
