import { addPeriods, type PeriodUnit } from '@network/lifecycle/calendar/billing-term.ts';
import { daysBetween, spendCredit } from '@network/lifecycle/plan-change/plan-change.ts';
import type { PlansTable } from '../tables.ts';
import type { Product } from '../../membership/public.ts';
import { LEAST_CHARGE } from '../billers/capabilities.ts';
import { covers } from '../options/covers.ts';
import type { PricedPlan } from '../options/priced-plan.ts';
import type { UnusedCharge } from './unused-charge.ts';

/** A plan that another one takes the place of. */
export interface ReplacedPlan {
  readonly subscriptionId: string;
  readonly product: Product;
  readonly kind: PlansTable['kind'];
  /** Whole days that are paid for and not used, and what they are worth in minor units. */
  readonly days: number;
  readonly credit: number;
}

/** The cost of a plan now, after unused days of the replaced plans are subtracted. */
export interface PlanChange {
  readonly charges: readonly UnusedCharge[];
  readonly credit: number;
  readonly charged: number;
  /** Length of the first period in days at billers of each unit, where the credit makes it longer than the plan's own; null otherwise. */
  readonly firstDays: Readonly<Record<PeriodUnit, number | null>>;
}

/**
 * Computes what a plan costs a person who has these unused charges. Those of plans with all their sites in the new one
 * are credited; days of any other plan stay, as do those that were paid for in another currency: such a plan is not
 * offered. The charge is the same at every biller, since it is shown before one is chosen.
 * @param price minor units of the first charge without a credit
 */
export function planChange(
  plan: Pick<PricedPlan, 'product' | 'rebill_months' | 'currency'>,
  price: number,
  unused: readonly UnusedCharge[],
  now: Date,
): PlanChange {
  const charges = unused.filter(({ product, currency }) => currency === plan.currency && covers(plan.product, product));
  const credit = charges.reduce((sum, { amount }) => sum + amount, 0);
  const spentIn = (unit: PeriodUnit) => {
    const days = daysBetween(now, addPeriods(now, { months: plan.rebill_months, unit }));
    const { charged, extraDays } = spendCredit({ price, days, leastCharge: LEAST_CHARGE }, credit);
    return { charged, firstDays: extraDays > 0 ? days + extraDays : null };
  };
  const [inMonths, inDays] = [spentIn('months'), spentIn('days')];
  const firstDays = { months: inMonths.firstDays, days: inDays.firstDays };
  return { charges, credit, charged: inMonths.charged, firstDays };
}

/**
 * The plans that a purchase would end, with what their unused days are worth: credited ones and those that it stops
 * renewing.
 */
export function replacedPlans(
  charges: readonly Pick<UnusedCharge, 'subscriptionId' | 'product' | 'kind' | 'days' | 'amount'>[],
  renewing: readonly RenewingPlan[],
  product: Product,
): readonly ReplacedPlan[] {
  const replaced = new Map<string, ReplacedPlan>();
  for (const { subscriptionId, product: sites, kind } of renewing) {
    if (!covers(product, sites)) continue;
    replaced.set(subscriptionId, { subscriptionId, product: sites, kind, days: 0, credit: 0 });
  }
  for (const { subscriptionId, product: sites, kind, days, amount } of charges) {
    const known = replaced.get(subscriptionId);
    replaced.set(subscriptionId, {
      subscriptionId,
      product: sites,
      kind: known?.kind ?? kind,
      days: (known?.days ?? 0) + days,
      credit: (known?.credit ?? 0) + amount,
    });
  }
  return [...replaced.values()];
}

/** A subscription with a running agreement. */
export type RenewingPlan = Pick<ReplacedPlan, 'subscriptionId' | 'product' | 'kind'>;
