import type { Clock } from '../../config/clock.ts';
import type { Database } from '../../db/database.ts';

/** How long counts are told without counting again, in milliseconds. */
export const COUNTS_FRESH_MS = 60_000;
/** How old counts may be that are told once more while they are counted anew, in milliseconds. */
export const COUNTS_STALE_MS = 3_600_000;
/** Lists whose counts are kept; the one that was counted first makes room. */
const MOST_LISTS = 1_000;

interface CachedCounts {
  readonly countedAt: number;
  /** When counting anew began last; that may have failed. */
  readonly triedAt: number;
  readonly counts: Promise<unknown>;
}

const caches = new WeakMap<Database, Map<string, CachedCounts>>();

/**
 * Counts of a list that is the same for everybody: to count is the dearest part of a listing, and visitors ask for few
 * lists. They are told again for a minute; after it whoever asks is told them once more, and behind the answer they
 * are counted anew. Nobody is told counts of more than an hour ago. Who asks while a list is counted for the first time
 * waits for the same answer; a failure is not kept.
 * @param list what tells the list from others, as JSON
 */
export async function cacheCounts<Counts>(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  list: unknown,
  count: () => Promise<Counts>,
): Promise<Counts> {
  const cache = caches.get(db) ?? new Map<string, CachedCounts>();
  caches.set(db, cache);
  const key = JSON.stringify(list);
  const now = clock.now().getTime();
  const found = cache.get(key);
  if (found && now - found.triedAt < COUNTS_FRESH_MS) return found.counts as Promise<Counts>;
  const counts = count();
  if (found && now - found.countedAt < COUNTS_STALE_MS) {
    cache.set(key, { ...found, triedAt: now });
    counts.then(
      () => store(cache, key, { countedAt: now, triedAt: now, counts }),
      // What was counted before is told on until it is too old; the next minute tries again.
      () => undefined,
    );
    return found.counts as Promise<Counts>;
  }
  store(cache, key, { countedAt: now, triedAt: now, counts });
  counts.catch(() => cache.delete(key));
  return counts;
}

function store(cache: Map<string, CachedCounts>, key: string, counted: CachedCounts): void {
  cache.delete(key);
  cache.set(key, counted);
  const oldest = cache.keys().next().value;
  if (cache.size > MOST_LISTS && oldest !== undefined) cache.delete(oldest);
}
