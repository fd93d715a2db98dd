import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { contrast, mix, parseHex, type Rgb } from './theme-check/contrast.ts';
import { PALETTE, readColors, SHARES, themePairs } from './theme-check/theme-pairs.ts';

interface BrandTheme {
  readonly name: string;
  readonly hasLightAppearance?: true;
  readonly theme: {
    readonly palette: Readonly<Record<'background' | 'surface' | 'text' | 'accent' | 'onAccent', string>>;
    readonly fonts: { readonly display: string; readonly text: string };
  };
}

const tenants = import.meta.glob<BrandTheme>('../../apps/*/tenant.ts', { eager: true, import: 'default' });
const apps = new URL('../../apps/', import.meta.url);
const brands = readdirSync(apps).filter((brand) => existsSync(new URL(`${brand}/tenant.ts`, apps)));
const meaning = readFileSync(new URL('./styles/meaning.css', import.meta.url), 'utf8');
const LIGHT = /\[data-appearance='light'\] \{/;
/** The rules of a stylesheet for both appearances, and those for the light one. */
const appearancesOf = (css: string) => css.split(LIGHT).map(readColors);

const [shared = new Map<string, string>(), sharedLight = new Map<string, string>()] = appearancesOf(
  readFileSync(new URL('./styles/palette.css', import.meta.url), 'utf8'),
);
const paper = readFileSync(new URL('./styles/paper.css', import.meta.url), 'utf8');
/** How much of the brand's accent is in a colour on paper; the rest is black. */
const paperShare = (name: string): number =>
  Number(
    new RegExp(`${name}: color-mix\\(in srgb, var\\(--palette-accent\\) (\\d+)%, var\\(--palette-black\\)`).exec(
      paper,
    )?.[1],
  ) / 100;
const toHex = (color: Rgb): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
const resolve = createRequire(import.meta.url).resolve;

function failingPairs(colors: ReadonlyMap<string, string>): string[] {
  return themePairs(colors)
    .filter((pair) => pair.ratio < pair.needed)
    .map((pair) => `${pair.name}: ${pair.ratio.toFixed(2)}, needed ${pair.needed}`);
}

const FONT_BUDGET_BYTES = 60_000;

function fontFiles(theme: string): string[] {
  const imports = [...theme.matchAll(/@import '@network\/ui\/(fonts\/[a-z-]+\.css)'/g)].map((match) => match[1] ?? '');
  return imports.map((path) => {
    const css = readFileSync(new URL(`./${path}`, import.meta.url), 'utf8');
    return resolve(/url\('([^']+)'\)/.exec(css)?.[1] ?? '');
  });
}

it('finds the brands by their apps, three or more with a light appearance', () => {
  expect(Object.values(tenants).filter(({ hasLightAppearance }) => hasLightAppearance).length).toBeGreaterThanOrEqual(
    3,
  );
  expect(brands.length).toBeGreaterThanOrEqual(10);
});

it('measures contrast with the shares that the meaning mixes', () => {
  const share = (name: string): number => Number(new RegExp(`${name}: [^;]*?(\\d+)%`).exec(meaning)?.[1]) / 100;
  expect({
    hover: share('--surface-hover'),
    tint: share('--surface-accent'),
    chip: share('--media-chip'),
  }).toEqual(SHARES);
});

describe.each(brands)('the theme of %s', (brand) => {
  const theme = readFileSync(new URL(`${brand}/theme.css`, apps), 'utf8');
  const [colors = new Map<string, string>(), light] = appearancesOf(theme);

  it('is scoped to the brand and gives the whole palette', () => {
    expect(theme).toContain(`[data-brand='${brand}'] {`);
    expect([...colors.keys()]).toEqual([...PALETTE]);
  });

  it('leaves to the palette what colours mean, which is what their contrast is measured from', () => {
    const colored = [...meaning.matchAll(/^ {2}(--[a-z-]+):.*--palette-/gm)].map((match) => match[1] ?? '');
    expect(colored.length).toBeGreaterThan(20);
    expect(colored.filter((name) => theme.includes(`${name}:`))).toEqual([]);
  });

  it('reaches WCAG 2.2 AA in every pair of text and ground', () => {
    expect(failingPairs(new Map([...shared, ...colors]))).toEqual([]);
  });

  it('gives a light appearance its whole palette, light, and with the same contrast, where tenant.ts says so', () => {
    expect(light !== undefined).toBe(tenants[`../../apps/${brand}/tenant.ts`]?.hasLightAppearance === true);
    if (light === undefined) return;
    expect(theme).toContain(`[data-brand='${brand}'][data-appearance='light'] {`);
    expect([...light.keys()]).toEqual([...PALETTE]);
    expect(contrast(parseHex(light.get('page') ?? ''), [255, 255, 255])).toBeLessThan(1.3);
    expect(failingPairs(new Map([...shared, ...sharedLight, ...light]))).toEqual([]);
  });

  it('reaches the same contrast on the paper of account, receipts and legal texts', () => {
    const white = parseHex('#ffffff');
    const black = parseHex('#000000');
    const accent = parseHex(colors.get('accent') ?? '');
    const inks = new Map([
      ['accent', toHex(mix(accent, black, paperShare('--accent')))],
      ['accent-hover', toHex(mix(accent, black, paperShare('--accent-hover')))],
      ['on-accent', toHex(white)],
    ]);
    const paperColors = new Map([...shared, ...colors, ...readColors(paper), ...inks]);
    expect(contrast(parseHex(paperColors.get('page') ?? ''), white)).toBeLessThan(1.3);
    expect(failingPairs(paperColors)).toEqual([]);
  });

  it('says the same five colours and two faces as tenant.ts (T01)', () => {
    const text = /--face-text: '([^']+)'/.exec(theme)?.[1];
    expect(tenants[`../../apps/${brand}/tenant.ts`]?.theme).toMatchObject({
      palette: {
        background: colors.get('page'),
        surface: colors.get('surface'),
        text: colors.get('strong'),
        accent: colors.get('accent'),
        onAccent: colors.get('on-accent'),
      },
      fonts: { display: /--face-display: '([^']+)'/.exec(theme)?.[1] ?? text, text },
    });
  });

  it('has one or two letters that stand where a picture is missing, the first of its name first', () => {
    const [, monogram = ''] = /--monogram: '([^']{1,2})';/.exec(theme) ?? [];
    expect(monogram[0]).toBe(tenants[`../../apps/${brand}/tenant.ts`]?.name[0]);
  });

  it('keeps its faces under 60 KB, and each has a stand-in of its width', () => {
    const files = fontFiles(theme);
    expect(files.length).toBeGreaterThan(0);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(FONT_BUDGET_BYTES);
    for (const match of theme.matchAll(/--face-[a-z]+: '([^']+)', '([^']+)'/g))
      expect(match[2]).toBe(`${match[1]} fallback`);
  });

  it('has its wordmark, favicon and social card', () => {
    const missing = ['wordmark.svg', 'favicon.svg', 'social-card.png'].filter(
      (asset) => !existsSync(new URL(`${brand}/assets/${asset}`, apps)),
    );
    expect(missing).toEqual([]);
  });
});
