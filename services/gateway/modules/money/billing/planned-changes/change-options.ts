import { isRenewalChangeable } from '@network/lifecycle/pause/pause.ts';
import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { SubscriptionWithEntitlement } from '../../membership/public.ts';
import type { Capabilities } from '../billers/capabilities.ts';
import { covers } from '../options/covers.ts';
import { allPricedIn, type Plan, type PricedPlan } from '../options/priced-plan.ts';
import { isTrialKind } from '../options/join-options.ts';
import { isRenewing } from '../pause/pausing.ts';
import { type AgreementRow, pauseOf, renewalPeriod } from '../subscription/agreement.ts';
import type { PlansTable } from '../tables.ts';

/** The facts of a membership and its biller. */
export interface ChangeableMembership {
  readonly subscription: Pick<SubscriptionWithEntitlement, 'type' | 'isTandem' | 'product'>;
  readonly agreement: AgreementRow;
  readonly capabilities: Pick<Capabilities, 'changesPrices' | 'movesRenewals'>;
}

/**
 * The plans that a membership can change to with its next renewal: shorter ones of the same sites, and those of this tenant's
 * own site for a member of several, as far as they have a price in the currency of the membership. Larger ones are bought at once, with a credit (D42). None before a pause, and none so
 * shortly before the renewal that it may be under way.
 */
export function plansToChangeTo(
  { subscription, agreement, capabilities }: ChangeableMembership,
  plans: readonly Plan[],
  tenant: Pick<Tenant, 'sites'>,
  now: Date,
): readonly PricedPlan[] {
  const { product } = subscription;
  const current = plans.find(({ id }) => id === agreement.plan_id);
  const months = agreement.period_months;
  if (!current || months === null || subscription.type !== 'member' || subscription.isTandem) return [];
  if (!isRenewing(agreement) || pauseOf(agreement) !== null || agreement.next_plan_id !== null) return [];
  if (!isRenewalChangeable(renewalPeriod(agreement, agreement.paid_period + 1).from, now)) return [];
  const [site] = tenant.sites.length === 1 ? tenant.sites : [];
  return allPricedIn(plans, agreement.currency).filter((plan) => {
    if (isTrialKind(plan.kind) || !plan.is_published) return false;
    const isShorter =
      plan.product === product && plan.is_portal_offer === current.is_portal_offer && plan.rebill_months < months;
    const isSmaller = isMultisiteGroup(product) && plan.product === site && covers(product, plan.product);
    return (isShorter || isSmaller) && isCarriedOut(plan, months, capabilities);
  });
}

/** Returns whether the biller can charge another plan by the same agreement. */
function isCarriedOut(
  { rebill_months }: PlansTable,
  months: number,
  { changesPrices, movesRenewals }: ChangeableMembership['capabilities'],
): boolean {
  return movesRenewals || (changesPrices && rebill_months === months);
}
