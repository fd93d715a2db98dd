import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { YearlyUpgradeQuote } from '../../../graphql/resolvers.generated.ts';
import { type SubscriptionWithEntitlement, subscriptionFor } from '../../membership/public.ts';
import type { PlansTable } from '../tables.ts';
import type { Offered } from '../options/load-options.ts';
import { optionIdOf } from '../options/option-id.ts';
import { CURRENCY, firstPeriodEnd } from '../options/option-view.ts';
import { planName } from '../options/plan-name.ts';

export interface YearlyUpgrade {
  readonly subscription: SubscriptionWithEntitlement;
  readonly plan: PlansTable;
  /** The year begins when the paid period ends, so no day is paid twice. */
  readonly accessFrom: Date;
}

/** The yearly plan to which a monthly bundle can change, on the terms of the signup; or null. */
export function yearlyUpgrade(
  { membership, plans }: Pick<Offered, 'membership' | 'plans'>,
  tenant: Pick<Tenant, 'sites'>,
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
  const plan = plans.find(
    ({ product, kind, is_portal_offer }) =>
      product === subscription.product && kind === 'year' && is_portal_offer === current?.is_portal_offer,
  );
  if (!isActive || isCancelled || accessUntil === null || !plan) return null;
  return { subscription: subscription, plan, accessFrom: accessUntil };
}

/** What the upgrade costs now and later, as it is shown before it is confirmed. */
export function quoteOf({ plan, subscription, accessFrom }: YearlyUpgrade): YearlyUpgradeQuote {
  return {
    currentPlan: planName({ product: subscription.product, kind: 'month' }),
    beginsAt: accessFrom.toISOString(),
    optionId: optionIdOf(plan),
    chargedNow: { amount: plan.rebill_price, currency: CURRENCY },
    chargedLater: { amount: plan.rebill_price, currency: CURRENCY },
    laterAt: firstPeriodEnd({ first_days: null, rebill_months: plan.rebill_months }, accessFrom).toISOString(),
  };
}
