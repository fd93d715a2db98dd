import fc from 'fast-check';
import sharp from 'sharp';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { stockMedia } from '@network/demo/media/stock-media.ts';
import { FILM_STILL_FORMAT, PICTURE_FORMATS, widthsOf } from '../ingest/testing/public.ts';
import { renditionOfCut } from './cuts/cut-address.ts';
import { candidateWidths, densitiesIn, withDensities } from './densities.ts';
import { openPictureFiles } from './picture-files.ts';
import { pictureAt } from './pictures.ts';
import { NEUTRAL_PICTURES } from './stock/neutral-pictures.ts';

const files = openPictureFiles(stockMedia);
const widthIn = (address: string): number => Number(/(\d+)\.webp$/.exec(address)?.[1]);
const pictureOf = (widths: readonly number[], width: number) =>
  pictureAt(
    { width, height: width, avif: widths, webp: widths, color: '', placeholder: '' },
    (each, extension) => `/a-${each}.${extension}`,
  );

// "images (listing and poster with src, placeholder, width, height, highdpi double and triple)"
describe('X06 the pictures for screens of double and triple density', () => {
  it('X06 are exactly twice and three times as wide as the one for others, and no wider than the picture', () => {
    const formats = [...Object.values(PICTURE_FORMATS), FILM_STILL_FORMAT];
    fc.assert(
      fc.property(fc.constantFrom(...formats), fc.integer({ min: 3, max: 2_560 }), (format, width) => {
        const { src, highdpi } = pictureOf(widthsOf(format, width).webp, width);
        const single = widthIn(src);
        expect([widthIn(highdpi.double), widthIn(highdpi.triple)]).toEqual([single * 2, single * 3]);
        expect(single * 3).toBeLessThanOrEqual(width);
        // A third of its points, or nearly: what is shown to screens of one density must not be coarse.
        expect(single).toBeGreaterThan(width / 9);
      }),
    );
  });

  it.each(Object.entries(stockMedia.pictures))(
    'X06 of the stock of %s are there, as wide as they say',
    async (_, pool) => {
      for (const [index, picture] of pool.entries()) {
        const address = (width: number, extension: string) => `${picture.id}-${width}.${extension}`;
        const { src, highdpi } = pictureAt(picture, address);
        const single = widthIn(src);
        expect([widthIn(highdpi.double), widthIn(highdpi.triple)]).toEqual([single * 2, single * 3]);
        // Reading all of them only takes longer.
        for (const name of index < 2 ? [src, highdpi.double, highdpi.triple] : []) {
          const file = await files.find(name);
          const bytes = file === null ? Buffer.alloc(0) : await buffer(await file.stream(0, file.bytes - 1));
          expect((await sharp(bytes).metadata()).width).toBe(widthIn(name));
        }
      }
    },
  );

  it('X06 of what is missing, and of what an editor cut out, are too', () => {
    const crop = { ratio: '16:9', left: 10, top: 20, width: 50 } as const;
    const whole = {
      width: 1_920,
      height: 1_080,
      avif: [320, 960, 1_920],
      webp: [320, 640, 1_280],
      color: '',
      placeholder: '',
    };
    for (const picture of [...Object.values(NEUTRAL_PICTURES), renditionOfCut(whole, crop)]) {
      const { src, highdpi } = pictureAt(picture, (width, extension) => `/a-${width}.${extension}`);
      expect([widthIn(highdpi.double), widthIn(highdpi.triple)]).toEqual([widthIn(src) * 2, widthIn(src) * 3]);
    }
  });

  it('X06 add hardly a candidate for browsers to choose from', () => {
    expect(candidateWidths([480, 640, 960, 1_440])).toEqual([640, 960, 1_440]);
    expect(candidateWidths([200, 240, 400, 480, 600])).toEqual([240, 400, 600]);
    expect(candidateWidths([213, 320, 426, 639, 640])).toEqual([213, 426, 640]);
    expect([candidateWidths([600]), candidateWidths([])]).toEqual([[600], []]);
  });

  it('X06 of a picture that was prepared before are the nearest that it has', () => {
    expect(densitiesIn([320, 640, 1_280], 1_280)).toEqual({ single: 640, double: 1_280, triple: 1_280 });
    expect(withDensities([320, 640, 1_280], 1_280)).toEqual([320, 640, 960, 1_280]);
  });
});
