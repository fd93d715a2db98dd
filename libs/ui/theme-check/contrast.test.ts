import { describe, expect, it } from 'vitest';
import { contrast, mix, parseHex } from './contrast.ts';

describe('contrast', () => {
  it('is 21 between black and white, 1 between equals, in either order', () => {
    const black = parseHex('#000000');
    const white = parseHex('#ffffff');
    expect(contrast(black, white)).toBeCloseTo(21, 5);
    expect(contrast(white, black)).toBeCloseTo(21, 5);
    expect(contrast(white, white)).toBe(1);
  });

  it('agrees with a published figure: #767676 on white just passes', () => {
    expect(contrast(parseHex('#767676'), parseHex('#ffffff'))).toBeCloseTo(4.54, 2);
  });

  it('mixes by share and refuses what is no colour', () => {
    expect(mix([100, 0, 0], [0, 100, 0], 0.25)).toEqual([25, 75, 0]);
    expect(() => parseHex('#fff')).toThrow('#rrggbb');
  });
});
