import { isDense } from '@network/validation/dense-scripts.ts';
import { type Cut, cutWords, type CutWord, gramsOf, storedWords } from './cut-words.ts';

const MOST_WORDS = 8;
/** Neighbouring signs that are looked up of one word. */
const MOST_GRAMS = 16;
const FEWEST_LETTERS = 4;

/** A stored word that is looked for, or all that begin so. */
export interface Sought {
  readonly word: string;
  readonly begins: boolean;
}

/** What one typed word may be: a row has it when it has every word of one of these. */
export type Term = readonly (readonly Sought[])[];

/** What typed words may have been meant as, by the typed word. */
export type Corrections = Readonly<Record<string, readonly string[]>>;

/** Stands before each word of a tag. No typed text and no title has such a word. */
export const TAG_MARK = '~';

/** Lets each word also match as the word of a tag. */
export function orTagged(terms: readonly Term[]): Term[] {
  return terms.map((term) => [
    ...term,
    ...term.map((all) => all.map(({ word, begins }) => ({ word: `${TAG_MARK}${word}`, begins }))),
  ]);
}

/** What a typed text looks for: each of its first eight words, and the words that it may have been meant as. */
export function termsOf(text: string, corrections: Corrections = {}): Term[] {
  return cutWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => [...termOf(word), ...(corrections[word.whole] ?? []).map((meant) => [exactly(meant)])]);
}

/** The words of a text as people typed them, for comparing names and texts: each as a whole. */
export function searchWords(text: string): string[] {
  return cutWords(text)
    .slice(0, MOST_WORDS)
    .map(({ whole }) => whole);
}

/** Whether a text has every term. */
export function hasTerms(text: string, terms: readonly Term[]): boolean {
  const stored = storedWords(text);
  const isThere = ({ word, begins }: Sought) => stored.some((each) => (begins ? each.startsWith(word) : each === word));
  return terms.every((term) => term.some((all) => all.every(isThere)));
}

/** The typed words in which an error may be forgiven: letters alone, at least four. */
export function forgivableWords(text: string): string[] {
  return [...new Set(searchWords(text).filter((word) => isForgivable(word, FEWEST_LETTERS)))];
}

/** Whether a word has letters alone, that many at least, of a script with spaces. */
export function isForgivable(word: string, fewest: number): boolean {
  return word.length >= fewest && /^\p{L}+$/u.test(word) && !isDense(word);
}

/** Words that are looked for as the tsquery of PostgreSQL. */
export function queryOf(terms: readonly Term[]): string {
  return terms.map((term) => `(${term.map((all) => `(${all.map(lexeme).join(' & ')})`).join(' | ')})`).join(' & ');
}

function termOf({ spelled, former, ...word }: CutWord): Term {
  return [
    ...waysOf(word),
    ...(spelled === null ? [] : waysOf(spelled)),
    ...(former.length > 0 ? [former.map((each) => ({ word: each, begins: true }))] : []),
  ];
}

function waysOf({ whole, pieces }: Cut): Term {
  const isOneRun = pieces.length === 1 && isDense(whole);
  return [
    ...(isOneRun ? [] : [[{ word: whole, begins: true }]]),
    ...(isOneRun || pieces.length > 1 ? [pieces.flatMap(soughtIn).slice(0, MOST_GRAMS)] : []),
  ];
}

function soughtIn(piece: string): Sought[] {
  if (!isDense(piece)) return [exactly(piece)];
  const grams = gramsOf(piece);
  return grams.length === 0 ? [{ word: piece, begins: true }] : grams.map(exactly);
}

const exactly = (word: string): Sought => ({ word, begins: false });

const lexeme = ({ word, begins }: Sought): string => `${quoted(word)}${begins ? ':*' : ''}`;

/** A word as tsvector and tsquery write it. */
export function quoted(word: string): string {
  return `'${word.replaceAll('\\', String.raw`\\`).replaceAll("'", "''")}'`;
}
