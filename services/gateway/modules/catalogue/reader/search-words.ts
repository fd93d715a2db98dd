import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { frequenciesOf, type SearchedTable, type WordFrequencies, wordsForIndex } from './word-frequencies.ts';

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** The words of a text as searching compares them: folded, lower case, without marks and punctuation. */
export function searchWords(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD));
}

/** The part of a filter that searches a table for a text. */
export const searched = (services: Parameters<typeof frequenciesOf>[0], table: SearchedTable, text: string) => ({
  search: text,
  frequencies: frequenciesOf(services, table),
});

/** A search of a list: how often its words are met, where that is known, and how many rows of those found are wanted. */
export interface Search {
  readonly text: string;
  readonly frequencies: WordFrequencies | null;
  readonly needed: number;
}

/** Rows whose search words begin with every word of the text; a text without words finds nothing. */
export function matchesWords(column: string, { text, frequencies, needed }: Search): RawBuilder<SqlBool> {
  const words = searchWords(text);
  if (words.length === 0) return sql<SqlBool>`false`;
  const indexed = frequencies === null ? words : wordsForIndex(words, frequencies, needed);
  const compared = words.filter((word) => !indexed.includes(word));
  const matches = (some: readonly string[]): RawBuilder<SqlBool> =>
    sql`${sql.ref(column)} @@ to_tsquery('simple', ${some.map((word) => `${word}:*`).join(' & ')})`;
  if (compared.length === 0) return matches(indexed);
  // No index answers whether a condition is true.
  const isCompared = sql<SqlBool>`(${matches(compared)}) is true`;
  return indexed.length === 0 ? isCompared : sql`${matches(indexed)} and ${isCompared}`;
}
