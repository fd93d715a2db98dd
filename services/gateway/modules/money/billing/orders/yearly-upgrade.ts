import { termAt } from '@network/lifecycle/calendar/billing-term.ts';
import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { YearlyUpgradeQuote } from '../../../../graphql/resolvers.generated.ts';
import { awaitedPeriod } from '../awaited/awaiting-rules.ts';
import { type SubscriptionWithEntitlement, subscriptionFor } from '../../membership/public.ts';
import type { Offered } from '../options/load-options.ts';
import { optionIdOf } from '../options/option-id.ts';
import type { PaidAgreement } from '../options/paid-memberships.ts';
import { firstPeriodEnd } from '../options/option-view.ts';
import { planName } from '../options/plan-name.ts';
import { type Plan, type PricedPlan, pricedIn } from '../options/priced-plan.ts';
import { paidUntil } from '../subscription/agreement.ts';

export interface YearlyUpgrade {
  readonly subscription: SubscriptionWithEntitlement;
  /** The plan at its price in the currency of the membership. */
  readonly plan: PricedPlan;
  /** The year begins when the paid period ends, so no day is paid twice; not after hours in which a renewal is awaited. */
  readonly accessFrom: Date;
}

/** The yearly plan to which a monthly bundle can change, on the terms of the signup and in its currency; or null. */
export function yearlyUpgrade(
  { membership, plans, paid, currency }: Pick<Offered, 'membership' | 'plans' | 'paid' | 'currency'>,
  tenant: Pick<Tenant, 'sites'>,
  now: Date,
): YearlyUpgrade | null {
  const subscription = membership && subscriptionFor(membership, tenant);
  if (
    !subscription ||
    !isMultisiteGroup(subscription.product) ||
    subscription.planKind !== 'month' ||
    subscription.isTandem
  )
    return null;
  const { isActive, isCancelled, accessUntil } = subscription.entitlement;
  const current = plans.find(({ id }) => id === subscription.plan_id);
  const year = current && yearOf(plans, { product: subscription.product, is_portal_offer: current.is_portal_offer });
  const own = paid.find(({ subscriptionId }) => subscriptionId === subscription.id);
  const plan = year === undefined ? null : pricedIn(year, own?.currency ?? currency);
  if (!isActive || isCancelled || accessUntil === null || plan === null) return null;
  return { subscription, plan, accessFrom: yearFrom(accessUntil, own, now) };
}

/** The hours in which a renewal is awaited are worth no money, so nobody waits for their end. */
function yearFrom(accessUntil: Date, own: PaidAgreement | undefined, now: Date): Date {
  const awaited = own && awaitedPeriod(own.renewals);
  if (!own || awaited?.until.getTime() !== accessUntil.getTime()) return accessUntil;
  const end = paidUntil(own.renewals);
  return end > now ? end : now;
}

/** The plan on sale by the year of the same sites, at the portal's price for those who pay that. */
export function yearOf(plans: readonly Plan[], month: Pick<Plan, 'product' | 'is_portal_offer'>): Plan | undefined {
  return plans.find(
    ({ product, kind, is_portal_offer, is_published }) =>
      product === month.product && kind === 'year' && is_portal_offer === month.is_portal_offer && is_published,
  );
}

/** The card of a membership pays for its year, so the year is as long as its biller counts one. */
const yearAt = (
  { biller }: Pick<SubscriptionWithEntitlement, 'biller'>,
  { rebill_months }: Pick<Plan, 'rebill_months'>,
) => (biller === null ? ({ months: rebill_months, unit: 'months' } as const) : termAt(biller, rebill_months));

/** Builds what the upgrade costs now and later, as it is shown before it is confirmed. */
export function quoteOf({ plan, subscription, accessFrom }: YearlyUpgrade): YearlyUpgradeQuote {
  return {
    currentPlan: planName({ product: subscription.product, kind: 'month' }),
    beginsAt: accessFrom.toISOString(),
    optionId: optionIdOf(plan),
    chargedNow: { amount: plan.rebill_price, currency: plan.currency },
    chargedLater: { amount: plan.rebill_price, currency: plan.currency },
    laterAt: firstPeriodEnd({ firstDays: null, term: yearAt(subscription, plan) }, accessFrom).toISOString(),
  };
}
