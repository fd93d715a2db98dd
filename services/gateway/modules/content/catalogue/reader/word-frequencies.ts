import { sql } from 'kysely';
import type { Clock } from '../../../../config/clock.ts';
import type { Database } from '../../../../db/database.ts';
import type { Sought, Term } from '../folding/sought-words.ts';

/** How often words are met in a table's search words, as PostgreSQL's own statistics have it. */
export interface WordFrequencies {
  /** Rows of the table, about. */
  readonly rows: number;
  /** Share of the rows, above 0 and up to 1, for each of the words that are met most often. */
  readonly shares: ReadonlyMap<string, number>;
  /** The share that a word has at most that is not among them. */
  readonly rarest: number;
}

export type SearchedTable = 'videos' | 'performers';

/** How long frequencies are cached, in milliseconds: shares of a large table hardly change. */
export const FREQUENCIES_FRESH_MS = 3_600_000;
/** How soon is read again what could not be, or was not there yet, in milliseconds. */
export const FREQUENCIES_RETRY_MS = 60_000;

interface CachedFrequencies {
  readonly triedAt: number;
  frequencies: WordFrequencies | null;
}

const caches = new WeakMap<Database, Map<SearchedTable, CachedFrequencies>>();

/**
 * The word frequencies of a table, without waiting: null until they were read the first time, or when that fails. They
 * are read in the background of the first request, and again after an hour; after a failure, a minute later.
 */
export function frequenciesOf(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  table: SearchedTable,
): WordFrequencies | null {
  const cache = caches.get(db) ?? new Map<SearchedTable, CachedFrequencies>();
  caches.set(db, cache);
  const now = clock.now().getTime();
  const found = cache.get(table);
  const lasts = found?.frequencies ? FREQUENCIES_FRESH_MS : FREQUENCIES_RETRY_MS;
  if (found && now - found.triedAt < lasts) return found.frequencies;
  const entry: CachedFrequencies = { triedAt: now, frequencies: found?.frequencies ?? null };
  cache.set(table, entry);
  readFrequencies(db, table).then(
    (read) => (entry.frequencies = read),
    // A search without them is slower and finds the same.
    () => undefined,
  );
  return entry.frequencies;
}

/** Reads them from the last ANALYZE; null where there was none yet. */
export async function readFrequencies(db: Database, table: SearchedTable): Promise<WordFrequencies | null> {
  const { rows } = await sql<{ rows: number; words: string[] | null; shares: number[] | null }>`
    select c.reltuples::float8 as rows, s.most_common_elems::text::text[] as words,
      s.most_common_elem_freqs::float8[] as shares
    from pg_class c
    left join pg_stats s on s.schemaname = 'public' and s.tablename = c.relname and s.attname = 'search'
    where c.oid = ${`public.${table}`}::regclass
  `.execute(db);
  const [read] = rows;
  if (!read?.words || !read.shares || read.rows <= 0) return null;
  const { words, shares } = read;
  // Behind the words' own shares stand the smallest and the largest of them.
  const rarest = shares[words.length] ?? 1;
  return { rows: read.rows, shares: new Map(words.map((word, index) => [word, shares[index] ?? rarest])), rarest };
}

/** Share of the rows with that word, or one that begins so, at most. */
function shareOfWord({ word: sought, begins }: Sought, { shares, rarest }: WordFrequencies): number {
  if (!begins) return shares.get(sought) ?? rarest;
  let share = rarest;
  for (const [word, own] of shares) if (word.startsWith(sought)) share += own;
  return share;
}

/** Share of the rows with any of what a term may be, at most. */
function shareOf(term: Term, frequencies: WordFrequencies): number {
  const shares = term.map((all) => Math.min(...all.map((word) => shareOfWord(word, frequencies))));
  return Math.min(
    1,
    shares.reduce((sum, share) => sum + share, 0),
  );
}

/** The cost of fetching and comparing a row, relative to 1 for an index entry of a word. */
const COMPARING = 8;

/**
 * Chooses the terms to look up in the index, so that the first rows of a list are found with the least work; the others
 * are compared row by row. The index collects every row of a word, a million for a common one; a list is scanned in
 * order until enough rows match, which takes long for rare words.
 * @param needed number of matching rows that are wanted
 */
export function termsForIndex(terms: readonly Term[], frequencies: WordFrequencies, needed: number): Term[] {
  const rarestFirst = terms
    .map((term) => ({ term, share: shareOf(term, frequencies) }))
    .toSorted((one, other) => one.share - other.share);
  const { rows } = frequencies;
  const fitting = rarestFirst.reduce((product, { share }) => product * share, 1);
  let best: { readonly cost: number; readonly indexed: number } = {
    cost: COMPARING * Math.min(rows, needed / fitting),
    indexed: 0,
  };
  let collected = 0;
  let left = rows;
  for (const [index, { share }] of rarestFirst.entries()) {
    collected += share * rows;
    left *= share;
    const cost = collected + COMPARING * left;
    if (cost < best.cost) best = { cost, indexed: index + 1 };
  }
  return rarestFirst.slice(0, best.indexed).map(({ term }) => term);
}
