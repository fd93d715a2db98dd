import { expect, it } from 'vitest';
import { changeTranslation, readTranslations, writeTranslations } from './translation-texts.ts';

const german = {
  language: 'de',
  title: 'Ein Garten',
  description: 'Zwei Zeilen\n\n[hd] in Klammern\n[es] am Anfang\n  eingerückt',
};
const spanish = { language: 'es', title: '', description: 'Dos líneas' };

it('translations are a text of which nothing is lost', () => {
  expect(writeTranslations([german, spanish])).toBe(
    '[de] Ein Garten\n  Zwei Zeilen\n  \n  [hd] in Klammern\n  [es] am Anfang\n    eingerückt\n[es] \n  Dos líneas',
  );
  expect(readTranslations(writeTranslations([german, spanish]))).toEqual([german, spanish]);
  expect(readTranslations('')).toEqual([]);
});

it('one that is empty is none', () => {
  expect(writeTranslations([{ ...german, title: '', description: '' }, spanish])).toBe('[es] \n  Dos líneas');
});

it('a change keeps the others, in the order of the languages', () => {
  expect(changeTranslation([spanish], ['de', 'es'], german)).toEqual([german, spanish]);
  expect(changeTranslation([german, spanish], ['de', 'es'], { ...german, title: 'Der Garten' })).toEqual([
    { ...german, title: 'Der Garten' },
    spanish,
  ]);
});
