import { type Experiment, HOLDOUT } from '@network/tenant/experiments.ts';
import type { StoredCount } from '../tables.ts';
import { deviationsAbove, deviationsFor, type Estimate, newcombe, type Proportion, wilson } from './proportions.ts';

/** What staff read of a variant beside those who see what everybody saw before. */
export interface VariantResult extends Required<StoredCount> {
  readonly isControl: boolean;
  readonly goalRate: Estimate;
  /** Percentage points less those of the control, as shares of 1; null for the control. */
  readonly difference: Estimate | null;
  readonly declineRate: Estimate;
  readonly errorRate: Estimate;
  /** Share of its purchases that were refunded. */
  readonly refundRate: Estimate;
  /** Guard rails that this variant has broken. */
  readonly broken: readonly Guard[];
}

/** What may not become worse: more declined payments, more error pages, fewer successes, more refunds of purchases. */
export const GUARDS = ['declines', 'errors', 'goals', 'refunds'] as const;
export type Guard = (typeof GUARDS)[number];

const HOUR_MS = 3_600_000;
/** Chance that an interval misses the truth, for all variants of a test together. */
const MISSES = 0.05;
/** Chance that a guard rail ever stops a run whose variants are all as good as the control. */
const FALSE_STOPS = 0.05;
/** Below this number of visits of a variant, or of the control, no guard rail says anything. */
const LEAST_VISITS = 100;
/** Below this number of purchases of either, refunds say nothing: a normal distribution is far from them. */
const LEAST_PURCHASES = 30;

const NOTHING = { visits: 0, goals: 0, declines: 0, errors: 0, purchases: 0, refunds: 0 } as const;

interface Period {
  readonly startedAt: Date;
  readonly endsAt: Date;
}

/**
 * The results of a run. Intervals are Wilson's of a proportion and Newcombe's of a difference, at 95 % for all variants together
 * (Bonferroni). They hold at the end that was fixed when the run started; before it the page shows them as
 * preliminary. Guard rails are looked at every hour: each look spends an equal part of one chance of a false stop.
 */
export function resultsOf(
  experiment: Pick<Experiment, 'variants'>,
  counts: readonly StoredCount[],
  period: Period,
): readonly VariantResult[] {
  const zone = deviationsFor(MISSES / 2 / experiment.variants.length);
  const limit = deviationsFor(FALSE_STOPS / looksOf(period) / experiment.variants.length / GUARDS.length);
  const of = (variant: string): Required<StoredCount> => ({
    ...NOTHING,
    ...counts.find((each) => each.variant === variant),
    variant,
  });
  const control = of(HOLDOUT);
  return [HOLDOUT, ...experiment.variants.map(({ id }) => id)].map((id) => {
    const count = of(id);
    const isControl = id === HOLDOUT;
    return {
      ...count,
      isControl,
      goalRate: wilson(partOf(count, 'goals'), zone),
      difference: isControl ? null : newcombe(partOf(count, 'goals'), partOf(control, 'goals'), zone),
      declineRate: wilson(partOf(count, 'declines'), zone),
      errorRate: wilson(partOf(count, 'errors'), zone),
      refundRate: wilson(partOf(count, 'refunds'), zone),
      broken: isControl ? [] : GUARDS.filter((guard) => isBroken(guard, count, control, limit)),
    };
  });
}

/** How often a run is looked at until its end. */
function looksOf({ startedAt, endsAt }: Period): number {
  return Math.max(1, Math.ceil((endsAt.getTime() - startedAt.getTime()) / HOUR_MS));
}

function isBroken(guard: Guard, count: Required<StoredCount>, control: Required<StoredCount>, limit: number): boolean {
  if (Math.min(count.visits, control.visits) < LEAST_VISITS) return false;
  if (guard === 'refunds' && Math.min(count.purchases, control.purchases) < LEAST_PURCHASES) return false;
  const [worse, better] = guard === 'goals' ? [control, count] : [count, control];
  return deviationsAbove(partOf(worse, guard), partOf(better, guard)) > limit;
}

const partOf = (count: Required<StoredCount>, what: Guard): Proportion => ({
  count: count[what],
  of: what === 'refunds' ? count.purchases : count.visits,
});
