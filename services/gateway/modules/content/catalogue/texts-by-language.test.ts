import { expect, it } from 'vitest';
import { inLanguage } from '../../../http/language.ts';
import { filmText } from './film-texts.ts';

const film = {
  title: 'Glass Harbor',
  description: 'A quay.',
  translations: [{ language: 'de', title: '', description: 'Ein Kai.' }],
} as const;
const readIn = (language: 'en' | 'de' | 'es', of: Parameters<typeof filmText>[0]) =>
  inLanguage(language, () => [filmText(of, 'title'), filmText(of, 'description')]);

it('a text of a film is that of the language, and the English one where that is empty or missing', () => {
  expect(readIn('de', film)).toEqual(['Glass Harbor', 'Ein Kai.']);
  expect(readIn('es', film)).toEqual(['Glass Harbor', 'A quay.']);
  expect(readIn('en', film)).toEqual(['Glass Harbor', 'A quay.']);
  for (const translations of [null, undefined])
    expect(readIn('de', { title: 'A', description: 'B', ...(translations === null && { translations }) })).toEqual([
      'A',
      'B',
    ]);
});
