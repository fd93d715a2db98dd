/** Scripts of thousands of signs without spaces, as part of a class of characters: two neighbouring signs are telling. */
const OF_SIGNS = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}';
/** Scripts of some seventy letters and vowel signs that write sentences without spaces: it takes three. */
const OF_LETTERS = '\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}';

/** Parts of a word that are each of one such kind, or of none. */
export const RUNS = new RegExp(`[${OF_SIGNS}]+|[${OF_LETTERS}]+|[^${OF_SIGNS}${OF_LETTERS}]+`, 'gu');

const BEGINS_WITH_SIGNS = new RegExp(`^[${OF_SIGNS}]`, 'u');
const BEGINS_WITH_LETTERS = new RegExp(`^[${OF_LETTERS}]`, 'u');

/** Whether a text begins in a script without spaces: a single sign of it may be a word. */
export function isDense(text: string): boolean {
  return gramOf(text) > 1;
}

/** How many neighbouring signs of a text in a script without spaces are indexed together; 1 for other scripts. */
export function gramOf(text: string): 1 | 2 | 3 {
  if (BEGINS_WITH_SIGNS.test(text)) return 2;
  return BEGINS_WITH_LETTERS.test(text) ? 3 : 1;
}
