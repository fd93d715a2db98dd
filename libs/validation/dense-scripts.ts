/** Scripts that write sentences without spaces, or words with what belongs to them, as part of a class of characters. */
export const DENSE = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}';
const IS_DENSE = new RegExp(`^[${DENSE}]`, 'u');

/** Whether a text begins in a script without spaces: a single sign of it may be a word. */
export function isDense(text: string): boolean {
  return IS_DENSE.test(text);
}
