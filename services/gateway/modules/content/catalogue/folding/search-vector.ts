import { cutWords, storedWords, titleWords } from './cut-words.ts';
import { VERSION_WORDS } from './folding-version.ts';
import { isForgivable, quoted, TAG_MARK } from './sought-words.ts';

/** Texts that a row is found by; the first of the lists weighs most. */
export interface SearchedTexts {
  /** Its title or name: a person who types all of it, in any of its languages, finds the row first. */
  readonly title: string;
  readonly performers?: readonly string[];
  readonly categories?: readonly string[];
  /** Names of its categories in other languages. */
  readonly translatedCategories?: readonly string[];
  readonly description?: string;
  /** Its texts in other languages, which weigh as the English ones do. */
  readonly translations?: readonly { readonly title: string; readonly description: string }[] | null;
  /** Names of its tags in every language: films are found by them below all that have the words otherwise. */
  readonly tags?: readonly string[];
}

const MOST_POSITIONS = 16_383;
const FEWEST_LETTERS = 5;

/** The search words of a row as the tsvector of PostgreSQL. */
export function searchVector({
  title,
  performers = [],
  categories = [],
  translatedCategories = [],
  description = '',
  translations,
  tags = [],
}: SearchedTexts): string {
  const translated = translations ?? [];
  const weights = new Map<string, 'A' | 'B' | 'C' | 'D'>();
  const add = (texts: readonly string[], weight: 'A' | 'B' | 'C' | 'D') => {
    for (const text of texts) for (const word of storedWords(text)) if (!weights.has(word)) weights.set(word, weight);
  };
  add([title, ...translated.map((each) => each.title)], 'A');
  add(performers, 'B');
  add([...categories, ...translatedCategories], 'C');
  add([description, ...translated.map((each) => each.description)], 'D');
  for (const tag of tags) for (const word of storedWords(tag)) weights.set(`${TAG_MARK}${word}`, 'D');
  const words = [...weights].map(
    ([word, weight], index) => `${quoted(word)}:${Math.min(index + 1, MOST_POSITIONS)}${weight}`,
  );
  const wholes = new Set([title, ...translated.map((each) => each.title)].flatMap(titleWords));
  return [...VERSION_WORDS, ...wholes].map(quoted).concat(words).join(' ');
}

/** A word as rows have it, and as people write it: soren, søren. */
export interface KnownWord {
  readonly word: string;
  readonly shown: string;
}

/** The words of names and titles, in every language, that an error is forgiven in: letters alone, five and more. */
export function wordsToKnow({
  title,
  performers = [],
  categories = [],
  translatedCategories = [],
  translations,
  tags = [],
}: SearchedTexts): KnownWord[] {
  const titles = [title, ...(translations ?? []).map((each) => each.title)];
  return [...titles, ...performers, ...categories, ...translatedCategories, ...tags]
    .flatMap((text) => text.split(/\s+/u))
    .flatMap(knownOf)
    .filter(({ word }) => isForgivable(word, FEWEST_LETTERS));
}

function knownOf(part: string): KnownWord[] {
  const letters = part.match(/[\p{L}\p{M}]+/gu) ?? [];
  return cutWords(part).flatMap(({ spelled, ...word }) =>
    [word, ...(spelled === null ? [] : [spelled])].flatMap(({ whole, pieces }) => {
      const isOneWord = pieces.length === 1 && letters.length === 1;
      if (isOneWord) return [{ word: whole, shown: (letters[0] ?? whole).toLowerCase().normalize('NFC') }];
      return [...new Set([whole, ...pieces])].map((each) => ({ word: each, shown: each }));
    }),
  );
}
