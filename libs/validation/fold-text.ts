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
/** How people write letters that their keyboard does not have, beside the plain letter: Späte is spate and spaete. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const HAS_SPELLED_OUT = new RegExp(`[${Object.keys(SPELLED_OUT).join('')}]`, 'giu');

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

/**
 * The same of a text of which ä, ö, ü, å and ø are written by two letters; null for a text without any. What it returns is among
 * the catalogue's stored words as well.
 */
export function foldSpelledOut(text: string): string | null {
  const composed = text.toWellFormed().replaceAll(UNSEEN, '').normalize('NFC');
  const spelled = composed.replaceAll(HAS_SPELLED_OUT, (letter) => SPELLED_OUT[letter.toLowerCase()] ?? letter);
  return spelled === composed ? null : foldText(spelled);
}

/** Whether a text has a typed part, or begins so, in any of the ways in which people write both. */
export function isSpelledWith(text: string, typed: string, place: 'includes' | 'startsWith'): boolean {
  const parts = spellingsOf(typed);
  return spellingsOf(text).some((spelling) => parts.some((part) => spelling[place](part)));
}

function spellingsOf(text: string): readonly string[] {
  const spelled = foldSpelledOut(text);
  return spelled === null ? [foldText(text)] : [foldText(text), spelled];
}
