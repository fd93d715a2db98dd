import {
  addPeriods,
  type BillingTerm,
  daysOfMonths,
  type PeriodUnit,
} from '@network/lifecycle/calendar/billing-term.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { JoinOption, PlanKind } from '../../../../graphql/resolvers.generated.ts';
import { sitesOfProduct } from '../../membership/public.ts';
import type { PlanChange, ReplacedPlan } from '../orders/plan-change.ts';
import type { PlansTable } from '../tables.ts';
import { allPricedIn, type Plan, type PricedPlan } from './priced-plan.ts';
import { optionIdOf } from './option-id.ts';
import { planName } from './plan-name.ts';

export const PLAN_KINDS: Readonly<Record<PlansTable['kind'], PlanKind>> = {
  trial: 'TRIAL',
  'free-limited-trial': 'FREE_LIMITED_TRIAL',
  month: 'MONTH',
  quarter: 'QUARTER',
  year: 'YEAR',
};

/** When a first period ends that began at an instant: after its own days, else after a period of its biller. */
export function firstPeriodEnd(
  { firstDays, term }: { readonly firstDays: number | null; readonly term: BillingTerm },
  from: Date,
): Date {
  return firstDays === null ? addPeriods(from, term) : new Date(from.getTime() + firstDays * DAY_MS);
}

/** Returns whether a plan renews after its first period; the free trial does not. */
export function isRenewing(plan: Pick<PlansTable, 'rebill_price'>): boolean {
  return plan.rebill_price > 0;
}

/** The plans that a purchase replaces, as shown before it. */
export interface ShownChange {
  readonly change: PlanChange;
  readonly replaced: readonly ReplacedPlan[];
}

/**
 * A plan as it is shown, with what is charged now and later; `plans` are all there are, to compare prices with.
 * @param shown the effect on the person's current plans; null for a person without any
 */
export function optionView(
  plan: PricedPlan,
  plans: readonly Plan[],
  now: Date,
  shown: ShownChange | null = null,
): JoinOption {
  const { currency } = plan;
  const renews = isRenewing(plan);
  const inMonths = renewalOf(plan, 'months', now, shown);
  const price = renews ? plan.rebill_price : plan.first_price;
  return {
    optionId: optionIdOf(plan),
    kind: PLAN_KINDS[plan.kind],
    isMultisite: isMultisiteGroup(plan.product),
    isPortalOffer: plan.is_portal_offer,
    sites: sitesOfProduct(plan.product),
    chargedNow: { amount: shown?.change.charged ?? plan.first_price, currency },
    chargedLater: renews ? { amount: plan.rebill_price, currency } : null,
    laterAt: renews ? inMonths.laterAt : null,
    renewalMonths: plan.rebill_months,
    firstDays: inMonths.firstDays,
    inDays: renews ? { ...renewalOf(plan, 'days', now, shown), every: daysOfMonths(plan.rebill_months) } : null,
    credit: { amount: shown?.change.credit ?? 0, currency },
    replaces: (shown?.replaced ?? []).map((each) => ({
      name: planName(each),
      unusedDays: each.days,
      credit: { amount: each.credit, currency },
    })),
    perMonth: { amount: Math.floor(price / plan.rebill_months), currency },
    savedPercent: savedPercent(plan, allPricedIn(plans, currency)),
  };
}

/** The first period of a plan at billers that count in a unit. */
function renewalOf(plan: PricedPlan, unit: PeriodUnit, now: Date, shown: ShownChange | null) {
  const firstDays = shown?.change.firstDays[unit] ?? plan.first_days;
  const end = firstPeriodEnd({ firstDays, term: { months: plan.rebill_months, unit } }, now);
  return { firstDays, laterAt: end.toISOString() };
}

/**
 * Computes the saving against the same months one by one. A portal offer is also compared with the price without it,
 * and the larger saving counts.
 */
function savedPercent(plan: PlansTable, plans: readonly PlansTable[]): number {
  const monthly = plans.find(
    ({ product, kind, is_portal_offer, is_published }) =>
      product === plan.product && kind === 'month' && !is_portal_offer && is_published,
  );
  if (!monthly || plan.first_price === 0 || plan.first_days !== null) return 0;
  const full = monthly.rebill_price * plan.rebill_months;
  return Math.max(0, Math.round((1 - plan.rebill_price / full) * 100));
}
