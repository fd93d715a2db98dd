import { isTrialKind } from '../options/join-options.ts';
import { covers } from '../options/covers.ts';
import { allPricedIn, type Plan, type PricedPlan } from '../options/priced-plan.ts';
import type { AgreementRow } from '../subscription/agreement.ts';

/**
 * The plans that a renewal at this amount can have been for, null being the present one: it is, where no more was charged than the
 * agreement says or said; another one with no more sites and no longer periods is, where it costs exactly that.
 * @param amount in minor units of the agreement's currency
 */
export function plansOfRenewal(
  agreement: Pick<AgreementRow, 'amount' | 'previous_amount' | 'currency' | 'plan_id' | 'period_months'>,
  plans: readonly Plan[],
  amount: number,
): readonly (PricedPlan | null)[] {
  const current = plans.find(({ id }) => id === agreement.plan_id);
  const months = agreement.period_months;
  if (!current || months === null) return [];
  const others = allPricedIn(plans, agreement.currency).filter(
    (plan) =>
      plan.id !== current.id &&
      !isTrialKind(plan.kind) &&
      plan.rebill_price === amount &&
      plan.rebill_months <= months &&
      plan.is_portal_offer === current.is_portal_offer &&
      covers(current.product, plan.product),
  );
  return amount <= Math.max(agreement.amount, agreement.previous_amount) ? [null, ...others] : others;
}
