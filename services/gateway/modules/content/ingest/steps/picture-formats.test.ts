import { describe, expect, it } from 'vitest';
import { stockMedia } from '@network/demo/media/stock-media.ts';
import { NEUTRAL_PICTURES } from '../../media/testing/public.ts';
import { FILM_STILL_FORMAT, PICTURE_FORMATS, sizeIn } from './picture-formats.ts';

const RATIOS = { landscape: 16 / 9, portrait: 6 / 8, category: 16 / 9 } as const;

// "Aspect ratios: landscape 16:9, portrait 6:8." A brand's cards may cut a picture; the picture itself stays as it is.
describe('K02 pictures', () => {
  it('K02 are brought into 16:9 and 6:8, whatever shape they came in', () => {
    expect(PICTURE_FORMATS.landscape.ratio).toBe(RATIOS.landscape);
    expect(PICTURE_FORMATS.portrait.ratio).toBe(RATIOS.portrait);
    expect(FILM_STILL_FORMAT.ratio).toBe(RATIOS.landscape);
    const square = { width: 2_000, height: 2_000 };
    expect(sizeIn(PICTURE_FORMATS.landscape, square)).toEqual({ width: 1_920, height: 1_080 });
    expect(sizeIn(PICTURE_FORMATS.portrait, square)).toEqual({ width: 1_200, height: 1_600 });
  });

  it.each(['landscape', 'portrait', 'category'] as const)(
    'K02 of the stock and of what is missing are so, too: %s',
    (pool) => {
      for (const { width, height } of [...stockMedia.pictures[pool], NEUTRAL_PICTURES[pool]])
        expect(width / height).toBeCloseTo(RATIOS[pool], 3);
    },
  );
});
