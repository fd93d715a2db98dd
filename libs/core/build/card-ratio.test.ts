import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cardRatioOf, narrowCards } from './card-ratio.ts';

it.each([
  [':root {\n  --card-ratio: 2 / 1;\n}', '2:1'],
  ['--card-ratio: 2.39 / 1;', '2.39:1'],
  ['--card-radius: 0;', '16:9'],
])('a theme of %j has cards of %s', (theme, ratio) => expect(cardRatioOf(theme)).toBe(ratio));

it('a theme that says nothing has the cards of the design system', () => {
  const tokens = readFileSync(new URL('../../ui/styles/component-tokens.css', import.meta.url), 'utf8');
  expect(cardRatioOf(tokens)).toBe(cardRatioOf(''));
});

it.each([
  ['--card-ratio: 4 / 3;', { ratio: 1.333 }],
  ['--card-ratio: 1 / 1;', { ratio: 1 }],
  ['--card-ratio: 2 / 1;', {}],
  ['', {}],
])('pages of a theme of %j know %j of cards that cut pictures', (theme, known) =>
  expect(narrowCards(theme)).toEqual(known),
);
