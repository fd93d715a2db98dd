/** Unicode decomposes these signs to letters (™ is TM), which nobody types. */
const SIGNS = /[™℠®©]/gu;
/** Unicode takes some apostrophes for letters; between letters all of them join. */
const APOSTROPHES = /[’‘‛ʼʻʹ′`´＇]/gu;
/** What nobody sees: soft hyphens, zero-width spaces and joiners, direction marks, fillers of Hangul. */
const UNSEEN = /[\p{Cf}\u115F\u1160\u3164\uFFA0]/gu;
/**
 * Marks over and under letters. The voicing marks of Kana (U+3099, U+309A) make another letter and stay, as do the
 * vowel signs of Indic scripts.
 */
const MARKS = /(?![\u3099\u309A])[\p{Script=Inherited}\p{Script=Hebrew}]/gu;

/** Letters that have no decomposition in Unicode, as PostgreSQL's `unaccent` writes them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
  ƀ: 'b',
  ƒ: 'f',
  ɨ: 'i',
  ʉ: 'u',
  ɵ: 'o',
  ȷ: 'j',
  ς: 'σ',
};
const OTHER_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

/**
 * A text as searches compare it: in lower case, with plain letters, full-width forms as usual ones, and without marks
 * and what nobody sees. The catalogue's stored words depend on it: a person who changes what it returns raises
 * FOLDING_VERSION of the gateway.
 */
export function foldText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(UNSEEN, '')
    .replaceAll(SIGNS, ' ')
    .replaceAll(APOSTROPHES, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(MARKS, (mark) => (/\p{M}/u.test(mark) ? '' : mark))
    .replaceAll(OTHER_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC');
}
