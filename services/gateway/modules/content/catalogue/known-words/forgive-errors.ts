import type { GatewayServices } from '../../../../services.ts';
import type { Database } from '../../../../db/database.ts';
import { cutWords } from '../folding/cut-words.ts';
import type { KnownWord } from '../folding/search-vector.ts';
import { type Corrections, forgivableWords } from '../folding/sought-words.ts';
import type { SharedSource } from '../../../../shared-data/shared-data.ts';
import { CATALOGUE_TABLES } from '../shared-sources.ts';
import { findNearWords } from './known-words.ts';

/**
 * A list with no more rows than this for the typed words also shows, below them, rows for the words that may have been
 * meant.
 */
export const FEW_FOUND = 8;
/** How many typed words count as errors, and how many words each may have been meant as. */
const MOST_WORDS = 2;
const MOST_MEANT = 3;
/** How many known words near one typed word are looked for. */
const MOST_TRIED = 6;
/** A word of four letters, which may be one of five, is taken for an error only when nothing has it. */
const SURE_LETTERS = 5;
const MOST_COUNTED = 50;

const NEAR: SharedSource = { name: 'known words near typed ones', tables: CATALOGUE_TABLES, freshMs: 60_000 };
const MEANT: SharedSource = { name: 'what a search may have meant', tables: CATALOGUE_TABLES, freshMs: 5_000 };

/** What a search may have meant. */
export interface Forgiven {
  readonly corrections: Corrections;
  /** The typed text with the likeliest of them; null without any, and where something has what was typed. */
  readonly meant: string | null;
}

const NOTHING: Forgiven = { corrections: {}, meant: null };

interface TypedSearch {
  readonly search: string;
  readonly corrections?: Corrections;
}

/** A list that is searched. */
export interface SearchedList {
  readonly text: string;
  /** What tells it from others, as JSON. */
  readonly key: unknown;
  /** Errors are forgiven where it has no more rows than this; 0 where nothing may stand beside what was typed. */
  readonly few: number;
  /** How many rows it has for a text, counted up to a number. */
  readonly count: (db: Database, search: TypedSearch, most: number) => Promise<number>;
}

/**
 * Finds what the words of a search may have been meant as, where it finds few rows: words of which the list has
 * something.
 */
export async function forgiveErrors(
  { shared, catalogueReads }: Pick<GatewayServices, 'shared' | 'catalogueReads'>,
  { text, key, few, count }: SearchedList,
): Promise<Forgiven> {
  const typed = forgivableWords(text);
  if (typed.length === 0) return NOTHING;
  const near = await shared.read(NEAR, typed, () =>
    catalogueReads.read(CATALOGUE_TABLES, (db) => findNearWords(db, typed)),
  );
  if (near.length === 0) return NOTHING;
  return shared.read(MEANT, [text, key], () =>
    catalogueReads.read(CATALOGUE_TABLES, async (db) => {
      const found = await count(db, { search: text }, few + 1);
      if (found > few) return NOTHING;
      const doubted = near.filter(([word]) => found === 0 || word.length >= SURE_LETTERS).slice(0, MOST_WORDS);
      const meant = await Promise.all(
        doubted.map(async ([word, known]) => {
          const others = doubted.filter(([other]) => other !== word);
          const corrections = Object.fromEntries(
            others.map(([other, words]) => [other, words.map((each) => each.word)]),
          );
          const counted = await Promise.all(
            known.slice(0, MOST_TRIED).map(async (each) => {
              const search = replaced(text, word, each.word);
              return { each, rows: await count(db, { search, corrections }, MOST_COUNTED) };
            }),
          );
          const some = counted.filter(({ rows }) => rows > 0).toSorted((one, other) => other.rows - one.rows);
          return [word, some.slice(0, MOST_MEANT).map(({ each }) => each)] as const;
        }),
      );
      const { corrections, meant: changed } = forgiven(text, meant);
      return { corrections, meant: found === 0 ? changed : null };
    }),
  );
}

function forgiven(text: string, meant: readonly (readonly [string, readonly KnownWord[]])[]): Forgiven {
  const some = meant.filter(([, known]) => known.length > 0);
  if (some.length === 0) return NOTHING;
  return {
    corrections: Object.fromEntries(some.map(([word, known]) => [word, known.map((each) => each.word)])),
    meant: some.reduce((changed, [word, [first]]) => replaced(changed, word, first?.shown ?? word), text.trim()),
  };
}

/** The text with another word for a typed one, and what is between its words as it was. */
function replaced(text: string, word: string, by: string): string {
  return text
    .split(/(\s+)/u)
    .map((part) => (cutWords(part)[0]?.whole === word ? by : part))
    .join('');
}
