import type { Database } from '../../../../db/database.ts';
import { isTrialKind } from '../options/join-options.ts';
import type { ShownChange } from '../options/option-view.ts';
import type { PricedPlan } from '../options/priced-plan.ts';
import { firstPriceOf } from './create-order.ts';
import { planChange, replacedPlans } from './plan-change.ts';
import { renewingPlans } from './renewing-plans.ts';
import { unusedCharges } from './unused-charges.ts';

/**
 * Loads what the purchase of each plan would do to the plans that a person has, once for all of them.
 * @returns for a plan, null when it is the person's first, or a trial, which is always the first
 */
export async function plannedChanges(
  db: Database,
  userId: string | null,
  now: Date,
): Promise<(plan: PricedPlan) => ShownChange | null> {
  if (userId === null) return () => null;
  const [unused, renewing] = await Promise.all([unusedCharges(db, userId, now), renewingPlans(db, userId)]);
  return (plan) => {
    if (isTrialKind(plan.kind)) return null;
    const upgradesTrial = renewing.some(({ product, kind }) => product === plan.product && isTrialKind(kind));
    const change = planChange(plan, firstPriceOf(plan, upgradesTrial), unused, now);
    return { change, replaced: replacedPlans(change.charges, renewing, plan.product) };
  };
}
