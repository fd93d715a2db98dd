import { expect, it } from 'vitest';
import { english } from './catalogue/english.ts';
import { translations } from './catalogue/translations.ts';

/** Words that are written so, beside names of settings (`MAIL=off`): abbreviations. */
const ABBREVIATIONS = new Set(['JPEG']);
/** What the specification prescribes in English, letter for letter (V02, M27). */
const SPECIFIED = [
  'Passwords may only contain letters and numbers and MUST be between',
  'By clicking WATCH SCENE you confirm',
  'By clicking CONTINUE you confirm',
];

/** The texts of a catalogue that have a word of four capitals or more which is neither. */
function shoutingIn(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(shoutingIn);
  if (typeof value !== 'string' || SPECIFIED.some((start) => value.startsWith(start))) return [];
  const shouted = (value.match(/(?<![\p{L}_])\p{Lu}{4,}(?![\p{L}_=])/gu) ?? []).filter(
    (word) => !ABBREVIATIONS.has(word),
  );
  return shouted.length > 0 ? [value] : [];
}

it('finds a text that emphasizes by capitals', () => {
  expect(shoutingIn({ rule: 'Passwörter MÜSSEN lang sein.', picture: 'Ein JPEG, bis 5 MB.' })).toEqual([
    'Passwörter MÜSSEN lang sein.',
  ]);
});

it.each(Object.entries({ en: english, ...translations }))(
  'no text of %s emphasizes by capitals',
  (_language, texts) => {
    // Warnings that laws prescribe are written as the laws have them.
    const { healthWarnings: _prescribed, ...own } = texts;
    expect(shoutingIn(own)).toEqual([]);
  },
);
