import { type Experiment, EXPERIMENTS } from '@network/tenant/experiments.ts';
import type { Database } from '../../../../db/database.ts';
import { countVariants } from '../../analytics/public.ts';
import { countRefunds } from '../../../money/billing/public.ts';
import type { StoredCount } from '../tables.ts';
import type { RunRow } from './runs.ts';

const all: readonly Experiment[] = EXPERIMENTS;

/** The definition of a test; null for one that this release does not have. */
export function definitionOf(id: string): Experiment | null {
  return all.find((each) => each.id === id) ?? null;
}

/** What happened to the visits of a run so far; what was stored once it has ended. */
export async function countRun(db: Database, run: RunRow, now: Date): Promise<readonly StoredCount[]> {
  if (run.counts !== null) return run.counts;
  const { experiment, brands, started_at: from, ends_at: endsAt } = run;
  const goal = definitionOf(experiment)?.goal ?? 'purchaseSuccess';
  const period = { experiment, brands, from, until: endsAt < now ? endsAt : now };
  const refunds = await countRefunds(db, period);
  const visits = await countVariants(db, { ...period, goal });
  return visits.map((count) => {
    const { purchases = 0, refunds: taken = 0 } = refunds.find(({ variant }) => variant === count.variant) ?? {};
    return { ...count, purchases, refunds: taken };
  });
}
