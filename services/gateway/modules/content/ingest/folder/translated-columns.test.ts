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

it('columns of chapters in other languages are read by the moments of the English ones', () => {
  const at = (startsAtSeconds: number, title: string) => ({ startsAtSeconds, title });
  const english = ['chapters', [at(0, 'Arrival'), at(60, 'The quay')]] as const;
  expect(
    gatherTranslations([['chapters:de', [at(60, 'Der Kai')]], english, ['chapters:es', [at(0, 'Llegada')]]]),
  ).toEqual({
    chapters: [
      { ...at(0, 'Arrival'), translations: [{ language: 'es', title: 'Llegada' }] },
      { ...at(60, 'The quay'), translations: [{ language: 'de', title: 'Der Kai' }] },
    ],
  });
});

it.each([
  ['a moment at which no chapter begins', [{ startsAtSeconds: 61, title: 'Der Kai' }]],
  ['no moments', 'Der Kai'],
])('a column of chapters in another language with %s stays a column, which the import refuses', (_what, value) => {
  const fields = { chapters: [{ startsAtSeconds: 60, title: 'The quay', translations: [] }], 'chapters:de': value };
  expect(gatherTranslations(Object.entries(fields))).toEqual(fields);
});

it('every other column is a field as it is called', () => {
  const fields = { name: 'Rain', 'captions:de': 'rain.vtt', 'label:de': 'x' };
  expect(gatherTranslations(Object.entries(fields))).toEqual(fields);
});
