import { describe, expect, it } from 'vitest';
import { BUNDLE, SITE_IDS } from '@network/tenant/sites.ts';
import { welcomePictureSet } from './picture-set.ts';

const BASE = 'https://assets.example/';

describe('C18 X07 pictures of the welcome pages', () => {
  it.each([...SITE_IDS, BUNDLE.id])('C18 X07 R31 %s has one for each viewport, its own', (id) => {
    const { site, images } = welcomePictureSet(id.toUpperCase(), BASE);
    expect(site).toBe(id.toUpperCase());
    expect(images.map(({ name, width, height }) => `${name} ${width}x${height}`)).toEqual([
      'large 1400x1024',
      'medium 1045x1024',
      'small 320x770',
    ]);
    for (const { src } of images) expect(src.startsWith(BASE)).toBe(true);
  });

  it.each(['vixen', 'NOSITE', '', '../VIXEN', 'VIXEN '])('C18 answers none for %j', (site) => {
    expect(welcomePictureSet(site, BASE)).toEqual({ site, images: [] });
  });
});
