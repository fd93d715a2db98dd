import { describe, expect, it } from 'vitest';
import type { Tenant } from './tenant-schema.ts';
import { groundRules, groundTags, isDark, paperOf } from './paper.ts';

const apps = import.meta.glob<Tenant>('../../apps/*/tenant.ts', { eager: true, import: 'default' });
const brands = Object.values(apps);

/** The contrast of two colours as #rrggbb after WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('a document on paper', () => {
  it.each(brands.map((tenant) => [tenant.id, tenant.theme.palette] as const))(
    'has enough contrast in the ink of %s, on buttons too',
    (_id, palette) => {
      const { background, surface, text, accent, onAccent } = paperOf(palette);
      for (const ground of [background, surface])
        for (const ink of [text, accent]) expect(contrast(ink, ground)).toBeGreaterThan(4.5);
      expect(contrast(onAccent, accent)).toBeGreaterThan(4.5);
      expect(isDark(background)).toBe(false);
    },
  );

  it('keeps the hue of the brand, so that no two of ten are alike', () => {
    expect(new Set(brands.map(({ theme }) => paperOf(theme.palette).accent)).size).toBe(brands.length);
  });

  it('is offered beside a dark palette, and not beside one that is light by itself', () => {
    const dark = { background: '#000000', surface: '#0c0e12', text: '#f4f7fb', accent: '#6db3ff', onAccent: '#001429' };
    expect(groundRules(dark)).toMatch(
      /^:root\{color-scheme:dark;[^}]*--bg:#000000;.*@media\(prefers-color-scheme:light\)/,
    );
    expect(groundTags(dark)).toContain('(prefers-color-scheme:light)" content="#f7f6f3"');
    const light = { ...dark, background: '#f3f4f6', text: '#1b1f29' };
    expect(groundRules(light)).not.toContain('@media');
    expect(groundTags(light)).toContain('(prefers-color-scheme:light)" content="#f3f4f6"');
  });
});
