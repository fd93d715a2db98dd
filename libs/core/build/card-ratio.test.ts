import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cardRatioOf } from './card-ratio.ts';

it.each([
  [':root {\n  --card-ratio: 2 / 1;\n}', '2:1'],
  ['--card-ratio: 2.39 / 1;', '2.39:1'],
  ['--card-radius: 0;', '16:9'],
])('a theme of %j has cards of %s', (theme, ratio) => expect(cardRatioOf(theme)).toBe(ratio));

it('a theme that says nothing has the cards of the design system', () => {
  const tokens = readFileSync(new URL('../../ui/styles/component-tokens.css', import.meta.url), 'utf8');
  expect(cardRatioOf(tokens)).toBe(cardRatioOf(''));
});
