import { contrast, mix, parseHex, type Rgb } from './contrast.ts';

/** The colors that every theme must define. */
export const PALETTE = [
  'page',
  'surface',
  'raised',
  'line',
  'outline',
  'strong',
  'muted',
  'accent',
  'accent-hover',
  'on-accent',
  'glow',
] as const;

/** The custom properties of a stylesheet whose value is a plain color. */
export function readColors(css: string): Map<string, string> {
  return new Map([...css.matchAll(/--palette-([a-z-]+):\s*(#[0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']));
}

export type Pair = { readonly name: string; readonly ratio: number; readonly needed: number };

/** WCAG 2.2: text 1.4.3, and the identifying parts of a control 1.4.11. */
const TEXT = 4.5;
const CONTROL = 3;
/** Shares of the strong color in `--surface-hover`, of the accent in `--surface-accent`, of black in `--media-chip`. */
export const SHARES = { hover: 0.09, tint: 0.14, chip: 0.78 } as const;
const GROUNDS = ['page', 'surface', 'raised'] as const;

/** Every pair of a foreground and a background that the components combine, with its contrast and the required one. */
export function themePairs(colors: ReadonlyMap<string, string>): Pair[] {
  const color = (name: string): Rgb => parseHex(colors.get(name) ?? '');
  const tint = mix(color('accent'), color('surface'), SHARES.tint);
  // A chip on a picture: black, at worst over white.
  const chip = mix(color('black'), color('white'), SHARES.chip);
  const pairs: Pair[] = [];
  const add = (name: string, one: Rgb, other: Rgb, needed: number) =>
    pairs.push({ name, ratio: contrast(one, other), needed });
  for (const ground of GROUNDS) {
    for (const text of ['strong', 'muted', 'accent', 'accent-hover', 'danger', 'success', 'warning', 'info']) {
      add(`${text} on ${ground}`, color(text), color(ground), TEXT);
    }
    add(`focus ring on ${ground}`, color('accent'), color(ground), CONTROL);
  }
  for (const ground of ['page', 'surface']) add(`outline on ${ground}`, color('outline'), color(ground), CONTROL);
  for (const ground of ['accent', 'accent-hover'])
    add(`on-accent on ${ground}`, color('on-accent'), color(ground), TEXT);
  for (const text of ['strong', 'muted', 'accent']) add(`${text} on tint`, color(text), tint, TEXT);
  for (const ground of ['danger-deep', 'success-deep']) add(`white on ${ground}`, color('white'), color(ground), TEXT);
  add('white on a chip over a white picture', color('white'), chip, TEXT);
  for (const text of ['strong', 'muted']) {
    for (const ground of GROUNDS)
      add(
        `${text} on ${ground} under the pointer`,
        color(text),
        mix(color('strong'), color(ground), SHARES.hover),
        TEXT,
      );
  }
  add('running prose on page', mix(color('strong'), color('page'), 0.88), color('page'), TEXT);
  return pairs;
}
