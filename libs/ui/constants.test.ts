import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASPECT_RATIOS, BREAKPOINTS, MOBILE_BREAKPOINTS, PAGINATION } from './constants.ts';

const mapping = readFileSync(new URL('./styles/mapping.css', import.meta.url), 'utf8');

describe('the figures of the design system', () => {
  it('K01: the stylesheet has the breakpoints of the constants, and no others', () => {
    const inStyles = [...mapping.matchAll(/--breakpoint-([a-z]+): (\d+)px/g)].map((match) => [
      match[1],
      Number(match[2]),
    ]);
    expect(Object.fromEntries(inStyles)).toEqual(BREAKPOINTS);
    expect(BREAKPOINTS).toEqual({
      xsmall: 360,
      small: 480,
      medium: 768,
      large: 1024,
      xlarge: 1285,
      huge: 1920,
      boundary: 1248,
    });
    expect(MOBILE_BREAKPOINTS).toEqual(['xsmall', 'small']);
  });

  it('K02: the stylesheet has the ratios of the constants', () => {
    for (const [name, [width, height]] of Object.entries(ASPECT_RATIOS)) {
      expect(mapping).toContain(`--aspect-${name}: ${width} / ${height};`);
    }
  });

  it('K03: twelve on a page, five links, or five and ten', () => {
    expect(PAGINATION).toEqual({ pageSize: 12, maximumPages: 5, variableMaximum: { mobile: 5, desktop: 10 } });
  });

  it('D19: the backdrop lies at 9999 and the dialog at 10000', () => {
    expect(mapping).toMatch(/@utility layer-backdrop \{\s*z-index: 9999;/);
    expect(mapping).toMatch(/@utility layer-dialog \{\s*z-index: 10000;/);
  });
});
