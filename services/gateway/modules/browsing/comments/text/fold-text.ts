/** Letters of other scripts and digits that are read as a Latin letter. Both sides of a comparison are folded. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['a', '4аαɑ'],
      ['b', '8вβь'],
      ['c', 'сϲ'],
      ['d', 'ԁɗ'],
      ['e', '3€еєεё'],
      ['g', '9ɡց'],
      ['h', 'һн'],
      ['i', '1lıіιӏ'],
      ['j', 'јϳ'],
      ['k', 'кκ'],
      ['m', 'мϻ'],
      ['n', 'пηո'],
      ['o', '0оοσօ'],
      ['p', 'рρ'],
      ['q', 'ԛ'],
      ['s', '5ѕ'],
      ['t', '7тτ'],
      ['u', 'υսц'],
      ['v', 'ѵν'],
      ['w', 'ѡωԝш'],
      ['x', 'хχ'],
      ['y', 'уγү'],
      ['z', '2ᴢ'],
    ] as const
  ).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter])),
);

/** Signs that are read as a letter where a letter or digit follows; anywhere else they end a word. */
const SIGNS: Readonly<Record<string, string>> = {
  '@': 'a',
  '¢': 'c',
  '(': 'c',
  '€': 'e',
  '!': 'i',
  '|': 'i',
  $: 's',
  '+': 't',
};
const SIGN = /[@¢(€!|$+](?=[@¢(€!|$+]{0,4}[\p{L}\p{N}])/gu;

const DIGIT = /\d/;
const DIGITS = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([sign, letter]) => (DIGIT.test(sign) ? [[letter, sign]] : [])),
);
/** The first sign of each letter. */
const SIGN_OF = new Map(
  Object.entries(SIGNS)
    .toReversed()
    .map(([sign, letter]) => [letter, sign]),
);

/** The digit that passes for a letter; the letter itself where none does. */
export const digitFor = (letter: string): string => DIGITS.get(letter) ?? letter;

/** A sign that passes for a letter; the letter itself where none does. */
export const signFor = (letter: string): string => SIGN_OF.get(letter) ?? letter;

/** What a reader does not see: marks over letters, joiners and other characters without a width. */
const UNSEEN = /[\p{M}\p{Cf}\u034f\u115f\u1160\u3164\uffa0]/gu;
const BORDERS = /[^\p{L}\p{N}]+/u;

/**
 * The words of a text as they look: compatibility forms and marks folded away, in lower case, look-alikes as the Latin
 * letter that they pass for. Anything that is neither a letter nor a digit is a border.
 */
export function foldedWords(text: string): readonly string[] {
  return wordsOf(withoutMarks(text));
}

/** Returns the words as a reader sees them who takes signs for letters, as in `p@rty`. */
export function foldedWordsWithSigns(text: string): readonly string[] {
  return wordsOf(withoutMarks(text).replaceAll(SIGN, (sign) => SIGNS[sign] ?? sign));
}

/** The words without marks and in lower case, each letter as it is. */
export function plainWords(text: string): readonly string[] {
  return withoutMarks(text)
    .split(BORDERS)
    .filter((word) => word !== '');
}

function wordsOf(plain: string): readonly string[] {
  return plain
    .split(BORDERS)
    .filter((word) => word !== '')
    .map((word) => (LETTER.test(word) ? alike(word) : word));
}

/** Digits pass for letters among letters: a number is a number. */
const LETTER = /\p{L}/u;

const alike = (word: string): string => Array.from(word, (sign) => LOOK_ALIKES[sign] ?? sign).join('');

function withoutMarks(text: string): string {
  const small = text.normalize('NFKD').replaceAll(UNSEEN, '').toLowerCase();
  return small.normalize('NFKD').replaceAll(UNSEEN, '');
}

/** Texts that differ only in invisible characters, spaces or case fold to the same. */
export function foldForComparison(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
