import { describe, expect, it } from 'vitest';
import { stockMedia } from '@network/demo/media/stock-media.ts';
import { readCrop } from '@network/validation/picture-crop.ts';
import { stockStills } from './film-stills.ts';
import type { MediaSource } from './pictures.ts';
import { NO_STOCK_MEDIA } from './stock/stock-media.ts';

const cuts = {
  card: null,
  hero: '16:9' as const,
  addressOf: ({ crop }: { crop: object }) => `${JSON.stringify(crop)}/`,
};
const source: MediaSource = { assetsBase: '', stock: stockMedia, cuts };
const film = { id: 'any', composition: 'silk-ember-1', own_media: null };
const SECONDS = [0, 300, 600, 900] as const;

describe('stills of a film that nobody uploaded', () => {
  it('are parts of its composition, another for each moment', () => {
    const stills = stockStills(film, SECONDS, source);
    expect(stills.map(({ startsAt }) => startsAt)).toEqual(SECONDS);
    const sources = stills.map(({ picture }) => picture.src);
    expect(new Set(sources).size).toBe(SECONDS.length);
    for (const { picture } of stills) {
      expect(picture.width / picture.height).toBeCloseTo(16 / 9, 1);
      // Wide enough for the stills of a page, which are drawn 346 pixels wide in a window of 1,920.
      expect(picture.width).toBeGreaterThanOrEqual(700);
    }
  });

  it('are cut as an editor may cut, whatever the film', () => {
    for (const { picture } of stockStills(
      film,
      Array.from({ length: 9 }, (_, index) => index),
      source,
    )) {
      const cut = JSON.parse(/\{.*\}/.exec(picture.src)?.[0] ?? '{}') as { left: number; top: number; width: number };
      expect(readCrop(`16:9 ${String(cut.left)}% ${String(cut.top)}% ${String(cut.width)}%`)).toEqual(cut);
      expect(cut.top + cut.width).toBeLessThanOrEqual(100);
    }
  });

  it.each([
    ['has media of its own', { ...film, own_media: { picture: null, film: null } }, source],
    ['has nothing that stands in', film, { ...source, stock: NO_STOCK_MEDIA }],
    ['is shown where pictures are not cut', film, { assetsBase: '', stock: stockMedia }],
  ] as const)('a film that %s has none of these', (_case, other, place) => {
    expect(stockStills(other as typeof film, SECONDS, place)).toEqual([]);
  });
});
