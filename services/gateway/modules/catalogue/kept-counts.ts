import type { Clock } from '../../config/clock.ts';
import type { Database } from '../../db/database.ts';

/** How long counts are told again without counting, in milliseconds. */
export const COUNTS_KEPT_MS = 60_000;
/** Lists whose counts are kept; the one that was counted first makes room. */
const MOST_LISTS = 1_000;

interface Kept {
  readonly until: number;
  readonly counts: Promise<unknown>;
}

const keptOf = new WeakMap<Database, Map<string, Kept>>();

/**
 * Counts of a list that is the same for everybody, told again for a minute: to count is the dearest part of a listing,
 * and visitors ask for few lists. Who asks while it is counted waits for the same answer; a failure is not kept.
 * @param list what tells the list from others, as JSON
 */
export async function keepCounts<Counts>(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  list: unknown,
  count: () => Promise<Counts>,
): Promise<Counts> {
  const kept = keptOf.get(db) ?? new Map<string, Kept>();
  keptOf.set(db, kept);
  const key = JSON.stringify(list);
  const now = clock.now().getTime();
  const found = kept.get(key);
  if (found && found.until > now) return found.counts as Promise<Counts>;
  const counts = count();
  kept.delete(key);
  kept.set(key, { until: now + COUNTS_KEPT_MS, counts });
  const oldest = kept.keys().next().value;
  if (kept.size > MOST_LISTS && oldest !== undefined) kept.delete(oldest);
  counts.catch(() => kept.delete(key));
  return counts;
}
