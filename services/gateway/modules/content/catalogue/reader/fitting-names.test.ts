import { expect, it } from 'vitest';
import type { Corrections } from '../folding/sought-words.ts';
import { fittingNames } from './fitting-names.ts';

const ROWS = ['After Rain', 'Late Rain', 'Rain', 'Søren & Łódź', 'Train', '♥'].map((name) => ({ name }));

it.each<[string, Corrections, readonly string[]]>([
  ['rain', {}, ['Rain', 'After Rain', 'Late Rain']],
  ['rain', { rain: ['train'] }, ['Rain', 'After Rain', 'Late Rain', 'Train']],
  ['late ra', {}, ['Late Rain']],
  ['soren lodz', {}, ['Søren & Łódź']],
  ['♥', {}, ['♥']],
  ['!', {}, []],
  [' ', {}, []],
])('of categories %s with %j fits %j', (text, corrections, names) => {
  expect(fittingNames(ROWS, text, corrections).map(({ name }) => name)).toEqual(names);
});
