import { expect, it } from 'vitest';
import { gatherTranslations } from './translated-columns.ts';

it('columns of other languages become translations, one for each language', () => {
  expect(
    gatherTranslations([
      ['slug', 'rain'],
      ['title:de', 'Regen'],
      ['description:es', 'Agua.'],
      ['description:de', 'Wasser.'],
    ]),
  ).toEqual({
    slug: 'rain',
    translations: [
      { language: 'de', title: 'Regen', description: 'Wasser.' },
      { language: 'es', description: 'Agua.' },
    ],
  });
});

it.each([
  ['name:de', 'title'],
  ['motto:de', 'title'],
  ['biography:de', 'description'],
  ['story:de', 'description'],
  ['text:de', 'description'],
])('%s is the %s of a kind that calls it so', (column, part) => {
  expect(gatherTranslations([[column, 'Regen']])).toEqual({ translations: [{ language: 'de', [part]: 'Regen' }] });
});

it('every other column is a field as it is called', () => {
  const fields = { name: 'Rain', 'captions:de': 'rain.vtt', 'label:de': 'x' };
  expect(gatherTranslations(Object.entries(fields))).toEqual(fields);
});
