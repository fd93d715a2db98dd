import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { titleWords } from '../folding/cut-words.ts';
import { type Corrections, orTagged, queryOf, quoted, type Term, termsOf } from '../folding/sought-words.ts';
import { frequenciesOf, type SearchedTable, termsForIndex, type WordFrequencies } from './word-frequencies.ts';

/** The part of a filter that searches a table for a text. */
export const searched = (
  services: Parameters<typeof frequenciesOf>[0],
  table: SearchedTable,
  text: string,
  corrections: Corrections = {},
) => ({ search: text, corrections, frequencies: frequenciesOf(services, table) });

/** A search of a list: how often its words are met, where that is known, and how many rows of those found are wanted. */
export interface Search {
  readonly text: string;
  readonly frequencies: WordFrequencies | null;
  readonly needed: number;
  /** What its words may have been meant as. */
  readonly corrections: Corrections;
  /** Whether rows are found by their tags, too. */
  readonly hasTags: boolean;
}

/**
 * What a search shows one after the other, each row once: those whose whole title or name was typed, those with every word
 * that was typed, those that have some of them in a tag, those with a word that may have been meant.
 */
export type SearchTier = 'TITLE' | 'WORDS' | 'TAGGED' | 'MEANT';

/** The tiers that have what was typed, which are read in any case. */
export const SURE_TIERS = 2;

/** The tiers that a search may have rows in. */
export function tiersOf({ corrections, hasTags }: Pick<Search, 'corrections' | 'hasTags'>): readonly SearchTier[] {
  const meant = Object.keys(corrections).length > 0;
  return ['TITLE', 'WORDS', ...(hasTags ? (['TAGGED'] as const) : []), ...(meant ? (['MEANT'] as const) : [])];
}

/** Rows of a search, of all its tiers or of one; a text without anything to look for finds nothing. */
export function matchesWords(column: string, search: Search, tier?: SearchTier): RawBuilder<SqlBool> {
  const titles = titleWords(search.text);
  if (titles.length === 0) return sql<SqlBool>`false`;
  const whole = titles.map(quoted).join(' | ');
  const words = termsOf(search.text);
  const orTags = (terms: readonly Term[]) => (search.hasTags ? orTagged(terms) : terms);
  switch (tier) {
    case undefined:
      return has(column, orTags(termsOf(search.text, search.corrections)), search, whole);
    case 'TITLE':
      return matches(column, whole);
    case 'WORDS':
      return sql<SqlBool>`${has(column, words, search)} and ${lacks(column, whole)}`;
    case 'TAGGED':
      return sql<SqlBool>`${has(column, orTags(words), search)} and ${lacks(column, orWhole(words, whole))}`;
    case 'MEANT': {
      const meant = orTags(termsOf(search.text, search.corrections));
      return sql<SqlBool>`${has(column, meant, search)} and ${lacks(column, orWhole(orTags(words), whole))}`;
    }
  }
}

/** The query of all terms, or of the words that stand for a whole title. */
const orWhole = (terms: readonly Term[], whole: string): string =>
  terms.length === 0 ? whole : `${whole} | (${queryOf(terms)})`;

/** Rows with every term, or with a word that stands for their whole title. */
function has(
  column: string,
  terms: readonly Term[],
  { frequencies, needed }: Search,
  whole?: string,
): RawBuilder<SqlBool> {
  const queryFor = (some: readonly Term[]) => (whole === undefined ? queryOf(some) : orWhole(some, whole));
  if (terms.length === 0) return whole === undefined ? sql<SqlBool>`false` : matches(column, whole);
  const indexed = frequencies === null ? terms : termsForIndex(terms, frequencies, needed);
  const compared = terms.filter((term) => !indexed.includes(term));
  if (compared.length === 0) return matches(column, queryFor(indexed));
  // No index answers whether a condition is true.
  const isCompared = sql<SqlBool>`(${matches(column, queryFor(compared))}) is true`;
  return indexed.length === 0 ? isCompared : sql`${matches(column, queryFor(indexed))} and ${isCompared}`;
}

const matches = (column: string, query: string): RawBuilder<SqlBool> => sql`${sql.ref(column)} @@ ${query}::tsquery`;

const lacks = (column: string, query: string): RawBuilder<SqlBool> => sql`(${matches(column, query)}) is not true`;
