import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { YearlyUpgradeQuote } from '../../../graphql/resolvers.generated.ts';
import { type HeldSubscription, subscriptionFor } from '../../membership/membership.ts';
import type { PlansTable } from '../../membership/tables.ts';
import type { Offered } from '../options/load-options.ts';
import { optionIdOf } from '../options/option-id.ts';
import { CURRENCY, firstPeriodEnd } from '../options/option-view.ts';

export interface YearlyUpgrade {
  readonly subscription: HeldSubscription;
  readonly plan: PlansTable;
  /** The year begins when what is paid for ends, so no day is paid twice. */
  readonly accessFrom: Date;
}

/** How a person with several sites by the month goes on by the year (L20), on the terms they joined by; or null. */
export function yearlyUpgrade(
  { membership, plans }: Pick<Offered, 'membership' | 'plans'>,
  tenant: Pick<Tenant, 'sites'>,
): YearlyUpgrade | null {
  const held = membership && subscriptionFor(membership, tenant);
  if (!held || !isMultisiteGroup(held.product) || held.planKind !== 'month' || held.isTandem) return null;
  const { isActive, isCancelled, accessUntil } = held.entitlement;
  const current = plans.find(({ id }) => id === held.plan_id);
  const plan = plans.find(
    ({ product, kind, is_portal_offer }) =>
      product === held.product && kind === 'year' && is_portal_offer === current?.is_portal_offer,
  );
  if (!isActive || isCancelled || accessUntil === null || !plan) return null;
  return { subscription: held, plan, accessFrom: accessUntil };
}

/** What the upgrade costs now and later, as it is shown before it is confirmed. */
export function quoteOf({ plan, accessFrom }: YearlyUpgrade): YearlyUpgradeQuote {
  return {
    optionId: optionIdOf(plan),
    chargedNow: { amount: plan.rebill_price, currency: CURRENCY },
    chargedLater: { amount: plan.rebill_price, currency: CURRENCY },
    laterAt: firstPeriodEnd({ first_days: null, rebill_months: plan.rebill_months }, accessFrom).toISOString(),
  };
}
