import type { Database } from '../../../../db/database.ts';
import { titleWord } from '../folding/cut-words.ts';

/** Texts that one process remembers between two runs of the job; later ones are left out. */
export const MOST_NOTED = 500;
/** Searches for one text that count between two runs, so that nobody makes a text popular by asking for it again and again. */
export const MOST_AT_ONCE = 5;

/** A text that was searched for on a brand, as the one word that its letters make (titleWord). */
export interface NotedSearch {
  readonly tenantId: string;
  readonly word: string;
  readonly searches: number;
}

const noted = new WeakMap<Database, Map<string, NotedSearch>>();

/** Remembers in this process that somebody searched for a text, and neither who nor when. */
export function noteSearch(db: Database, tenantId: string, text: string): void {
  const word = titleWord(text);
  if (word === null) return;
  const own = noted.get(db) ?? new Map<string, NotedSearch>();
  noted.set(db, own);
  const key = `${tenantId} ${word}`;
  const before = own.get(key);
  if (before === undefined && own.size >= MOST_NOTED) return;
  own.set(key, { tenantId, word, searches: Math.min(MOST_AT_ONCE, (before?.searches ?? 0) + 1) });
}

/** What this process remembers, which it forgets by that. */
export function takeNotedSearches(db: Database): readonly NotedSearch[] {
  const own = [...(noted.get(db)?.values() ?? [])];
  noted.delete(db);
  return own;
}
