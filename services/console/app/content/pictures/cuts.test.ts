import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARD_CUTS, pointOf, valueOfPoint } from './cuts.ts';

it('are those of every brand’s cards', () => {
  const themes = globSync(new URL('../../../../../apps/*/theme.css', import.meta.url).pathname);
  expect(themes.length).toBeGreaterThan(5);
  const ratios = themes.flatMap((theme) => /--card-ratio: (.+);/.exec(readFileSync(theme, 'utf8'))?.[1] ?? []);
  const known = CARD_CUTS.map(({ ratio }) => ratio);
  expect(ratios.filter((ratio) => !known.includes(ratio))).toEqual([]);
});

describe('a focal point', () => {
  it('is a value to the step, within the picture; the middle is none', () => {
    expect(valueOfPoint({ x: 33, y: 58 })).toBe('30% 60%');
    expect(valueOfPoint({ x: -5, y: 120 })).toBe('0% 100%');
    expect(valueOfPoint({ x: 50, y: 50 })).toBe('');
  });

  it('is read back from it', () => {
    expect(pointOf('30% 60%')).toEqual({ x: 30, y: 60 });
    expect(pointOf('')).toEqual({ x: 50, y: 50 });
  });
});
