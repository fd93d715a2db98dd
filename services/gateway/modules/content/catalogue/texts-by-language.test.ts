import { expect, it } from 'vitest';
import { inLanguage } from '../../../http/language.ts';
import { inOrderOfNames, nameIn, namesOf, textIn, type Translated } from './texts-by-language.ts';

const translations = [{ language: 'de', title: '', description: 'Ein Kai.' }] as const;
const readIn = (language: 'en' | 'de' | 'es', row: Translated) =>
  inLanguage(language, () => [textIn(row, 'title', 'Glass Harbor'), textIn(row, 'description', 'A quay.')]);

it('a text is that of the language, and the English one where that is empty or missing', () => {
  expect(readIn('de', { translations })).toEqual(['Glass Harbor', 'Ein Kai.']);
  expect(readIn('es', { translations })).toEqual(['Glass Harbor', 'A quay.']);
  expect(readIn('en', { translations })).toEqual(['Glass Harbor', 'A quay.']);
  expect(readIn('de', { translations: null })).toEqual(['Glass Harbor', 'A quay.']);
  expect(readIn('de', {})).toEqual(['Glass Harbor', 'A quay.']);
});

const rain = { name: 'Rain', translations: [{ language: 'de', title: 'Regen', description: '' }] } as const;
const gardens = { name: 'Gardens', translations: [{ language: 'de', title: 'Gärten', description: '' }] } as const;
const winter = { name: 'Winter Light', translations: [{ language: 'de', title: 'Äste', description: '' }] } as const;

it('names are in the order of their letters in the language that is read', () => {
  const read = (language: 'en' | 'de' | 'es') =>
    inLanguage(language, () => inOrderOfNames([gardens, rain, winter]).map(nameIn));
  expect(read('en')).toEqual(['Gardens', 'Rain', 'Winter Light']);
  expect(read('de')).toEqual(['Äste', 'Gärten', 'Regen']);
  expect(read('es')).toEqual(['Gardens', 'Rain', 'Winter Light']);
});

it('the names in all languages are those that are written', () => {
  expect(namesOf(rain)).toEqual(['Rain', 'Regen']);
  expect(namesOf({ name: 'Rain', translations })).toEqual(['Rain']);
  expect(namesOf({ name: 'Rain', translations: null })).toEqual(['Rain']);
});
