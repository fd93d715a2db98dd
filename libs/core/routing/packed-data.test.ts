import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packData, unpackData } from './packed-data.ts';

const stem = '/media/pictures/orbs-ember-107';
const picture = {
  src: `${stem}-480.webp`,
  placeholder: 'data:image/webp;base64,UklGRl4A',
  width: 1440,
  height: 810,
  avifSrcSet: [320, 640].map((width) => `${stem}-${width}.avif ${width}w`).join(', '),
  webpSrcSet: [480, 960].map((width) => `${stem}-${width}.webp ${width}w`).join(', '),
  color: '#3d1514',
  isMissing: false,
};
const back = (data: unknown) => unpackData(packData(data) ?? 'null');

describe('packed data', () => {
  it('says the fields of a list once, and a picture in one line', () => {
    const films = [1, 2, 3].map((id) => ({ id, title: `Film ${id}`, images: { listing: picture } }));
    const packed = packData({ films }) ?? '';
    expect(packed.match(/'title'/g)).toHaveLength(1);
    expect(packed).not.toContain('avif 640w');
    expect(packed.length).toBeLessThan(JSON.stringify({ films }).length / 2);
    expect(back({ films })).toEqual({ films });
  });

  it.each([
    ['another address among the widths', { ...picture, webpSrcSet: '/other-480.webp 480w' }],
    ['a line within a text', { ...picture, color: 'a|b' }],
    ['no placeholder', { ...picture, placeholder: '' }],
    ['a placeholder of another kind', { ...picture, placeholder: 'x|y' }],
    ['no sets', { ...picture, avifSrcSet: '', webpSrcSet: '' }],
    ['nothing uploaded', { ...picture, isMissing: true }],
    ['an address that begins as a missing one', { ...picture, src: '!a-480.webp', avifSrcSet: '', webpSrcSet: '' }],
    ['no word of whether it is missing', { ...picture, isMissing: null }],
    ['a further field', { ...picture, name: 'x' }],
    ['a width of null', { ...picture, width: null }],
  ])('brings back a picture with %s', (_case, odd) => expect(back([odd, picture])).toEqual([odd, picture]));

  it('brings back quotes of both kinds', () => {
    const texts = [`'"`, "it’s 'so'", '"', '\\"', '\u0001'];
    expect(back({ texts })).toEqual({ texts });
  });

  it('keeps the order of fields, which pages compare', () => {
    const list = [
      { b: 1, a: 2 },
      { b: 3, a: 4 },
    ];
    expect(JSON.stringify(back(list))).toBe(JSON.stringify(list));
  });

  it('brings back any JSON', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const data: unknown = JSON.parse(JSON.stringify(json));
        const packed = packData(data);
        if (packed !== null) expect(unpackData(packed)).toEqual(data);
      }),
    );
  });

  it.each([
    ['a date', { at: new Date(0) }],
    ['a map', new Map()],
    ['a field without a value', { a: undefined }],
    ['a field named as a list is', { '#': 1 }],
    ['a field named as a picture is', [{ '@': 'x' }, { '@': 'y' }]],
  ])('leaves %s to others', (_case, data) => expect(packData(data)).toBeNull());
});
