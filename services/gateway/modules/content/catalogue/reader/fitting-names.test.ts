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

it('a name in any language fits', () => {
  const rain = { name: 'Rain', translations: [{ language: 'de', title: 'Regen', description: '' }] } as const;
  const train = { name: 'Train', translations: [{ language: 'de', title: 'Im Regen', description: '' }] } as const;
  expect(fittingNames([train, rain], 'regen', {})).toEqual([rain, train]);
  expect(fittingNames([train, rain], 'rain', {})).toEqual([rain]);
});

it('a name fits with plain letters and with two for an umlaut, its whole first', () => {
  const [tea, trees] = [{ name: 'Späte Tees' }, { name: 'Späte Tees, frühe Bäume' }];
  for (const typed of ['späte tees', 'spate tees', 'Spaete Tees']) {
    expect(fittingNames([trees, tea], typed, {}), typed).toEqual([tea, trees]);
  }
  expect(fittingNames([trees, tea], 'fruehe baeume', {})).toEqual([trees]);
});
