import type { Clock } from '../../../config/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { SharedData } from '../../../shared-data/shared-data.ts';

/** How long counts are served without counting again, in milliseconds. */
export const COUNTS_FRESH_MS = 60_000;
/** How old counts may be to be served once more while they are counted again, in milliseconds. */
export const COUNTS_STALE_MS = 3_600_000;
/** Most lists in the cache; the one that was counted first makes room. */
const MOST_LISTS = 1_000;

interface CachedCounts {
  readonly countedAt: number;
  /** When counting last began; that may have failed. */
  readonly triedAt: number;
  readonly counts: Promise<unknown>;
}

const caches = new WeakMap<Database, Map<string, CachedCounts>>();

/**
 * Caches the counts of a list that is the same for everybody: counting is the most expensive part of a listing, and
 * visitors request few lists. Counts are served for a minute; the next request after that gets them once more while
 * they are counted again in the background. Counts older than an hour are never served. Simultaneous first requests
 * share one count; a failure is not cached. After a publication everything is counted again.
 * @param list the properties that identify the list, as JSON
 */
export async function cacheCounts<Counts>(
  { db, clock, shared }: { readonly db: Database; readonly clock: Clock; readonly shared: Pick<SharedData, 'stampOf'> },
  list: unknown,
  count: () => Promise<Counts>,
): Promise<Counts> {
  const cache = caches.get(db) ?? new Map<string, CachedCounts>();
  caches.set(db, cache);
  const key = JSON.stringify([list, shared.stampOf(['publications'])]);
  const now = clock.now().getTime();
  const found = cache.get(key);
  if (found && now - found.triedAt < COUNTS_FRESH_MS) return found.counts as Promise<Counts>;
  const counts = count();
  if (found && now - found.countedAt < COUNTS_STALE_MS) {
    cache.set(key, { ...found, triedAt: now });
    counts.then(
      () => store(cache, key, { countedAt: now, triedAt: now, counts }),
      // The previous counts are served until they are too old; the next minute tries again.
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
