import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BUNDLE, SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import { stockMedia } from '@network/demo/media/stock-media.ts';
import { NO_STOCK_MEDIA } from '../../../content/media/public.ts';
import { welcomePictureSet } from './picture-set.ts';

const BASE = 'https://assets.example/';
const SOURCE = { assetsBase: BASE, stock: stockMedia };

describe('C18 X07 pictures of the welcome pages', () => {
  it.each([...SITE_IDS, BUNDLE.id])('C18 X07 R31 %s has one for each viewport, its own', (id) => {
    const { site, images } = welcomePictureSet(id.toUpperCase(), SOURCE);
    expect(site).toBe(id.toUpperCase());
    expect(images.map(({ name, width, height }) => `${name} ${width}x${height}`)).toEqual([
      'large 1400x1024',
      'medium 1045x1024',
      'small 320x770',
    ]);
    for (const { src, width, height } of images) {
      expect(src.startsWith(BASE)).toBe(true);
      expect(src).toMatch(new RegExp(`-${width}x${height}\\.webp$`));
    }
  });

  it('R31 are composed for their proportions, and of each brand different ones', async () => {
    const sources = new Set<string>();
    for (const id of [...SITE_IDS, BUNDLE.id]) {
      for (const { src, width, height } of welcomePictureSet(id.toUpperCase(), { ...SOURCE, assetsBase: '' }).images) {
        const file = new URL(src.replace('/media/pictures/', ''), stockMedia.folders?.pictures).pathname;
        const drawn = await sharp(file).metadata();
        expect([src, drawn.width / drawn.height]).toEqual([src, width / height]);
        sources.add(src);
      }
    }
    expect(sources.size).toBe(30);
  });

  it.each(['vixen', 'NOSITE', '', '../VIXEN', 'VIXEN '])('C18 answers none for %j', (site) => {
    expect(welcomePictureSet(site, SOURCE)).toEqual({ site, images: [] });
  });

  it('are none where nobody brought any', () => {
    const source = { assetsBase: BASE, stock: NO_STOCK_MEDIA };
    expect(welcomePictureSet('VIXEN', source)).toEqual({ site: 'VIXEN', images: [] });
  });
});
