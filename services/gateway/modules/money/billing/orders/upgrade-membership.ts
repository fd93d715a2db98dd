import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { ShownPriceInput, UpsellMultisiteResult, UpsellResult } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { type Membership, subscriptionFor, type SubscriptionWithEntitlement } from '../../membership/public.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { loadOffered, type Offered, offeredPlan } from '../options/load-options.ts';
import { optionIdOf } from '../options/option-id.ts';
import type { Plan, PricedPlan } from '../options/priced-plan.ts';
import type { NewOrder } from './create-order.ts';
import { buyByOneClick } from './one-click.ts';
import { answerOf, refused, welcomingAnswerOf } from './one-click-answer.ts';
import type { Origin } from './order-repository.ts';
import { readShown } from './shown-price.ts';
import { yearlyUpgrade } from './yearly-upgrade.ts';

/*
 * This file begins an upgrade, and names what follows, until the plan is open. Each step has one effect:
 *
 * 1. `buyMultisite`, `buySinglesite` and `upgradeTrial` find the plan among what is on offer for this person: a new subscription, or a new
 *    plan of the one that they have (`upgrades`), which a yearly upgrade begins when the paid period ends (`accessFrom`).
 * 2. `buyByOneClick` (one-click.ts) writes the order, less what the unused days are worth (create-order.ts), and has the biller charge the
 *    stored card, after that transaction. Without an answer the order stays pending, and the biller's report settles it. On a payment
 *    page (start-purchase.ts) the steps that follow are the same.
 * 3. What the biller answers or reports is carried out in one transaction (postbacks/apply-event.ts), which has locked the order:
 *    `settleOrder` and `openPurchase` (open-purchase.ts) give the subscription its plan, end the agreement and the days that it replaces, and
 *    mail the receipt. A payment that another one made superfluous is refunded in its place.
 * 4. `answerOf` (one-click-answer.ts) says where the browser goes.
 *
 * A smaller or shorter plan is no purchase: planned-changes/schedule-plan-change.ts.
 */

/** The facts that the page of a purchase sends beside the option: its origin, the price that it showed, a voucher. */
export interface OneClickTerms extends Origin {
  readonly shown?: ShownPriceInput | null | undefined;
  readonly voucher?: string | null | undefined;
  readonly stillAllowed?: NewOrder['stillAllowed'];
}

/** The person who buys by one press, the brand, and their country (ISO 3166-1), as the edge reports it. */
export interface OneClickBuyer {
  readonly tenant: Tenant;
  readonly userId: string;
  readonly country: string | null;
}

/** Buys several sites with the stored card, or the yearly upgrade of a monthly bundle. */
export async function buyMultisite(
  services: GatewayServices,
  { tenant, userId, country }: OneClickBuyer,
  optionId: number,
  terms: OneClickTerms,
): Promise<UpsellMultisiteResult> {
  const offered = await loadOffered(services, userId, { tenant, country });
  const yearly = yearlyUpgrade(offered, tenant, services.clock.now());
  if (yearly !== null && optionIdOf(yearly.plan) === optionId) {
    const { subscription, accessFrom } = yearly;
    const year = { kind: 'yearly-upgrade', plan: yearly.plan, upgrades: subscription.id, accessFrom } as const;
    const result = await buyByOneClick(services, tenant, { ...year, ...orderOf(userId, terms) });
    return welcomingAnswerOf(services, yearly.plan, result);
  }
  const plan = offeredPlan(offered, optionId);
  if (plan === null || !isMultisiteGroup(plan.product)) return refused(BILLING_MESSAGES.notOnSale);
  const result = await buyByOneClick(services, tenant, { kind: 'purchase', plan, ...orderOf(userId, terms) });
  return welcomingAnswerOf(services, plan, result);
}

/** Buys this tenant's site with the stored card, for people without it or with a trial of it. */
export async function buySinglesite(
  services: GatewayServices,
  { tenant, userId, country }: OneClickBuyer,
  optionId: number,
  terms: OneClickTerms,
): Promise<UpsellResult> {
  const offered = await loadOffered(services, userId, { tenant, country });
  const plan = offeredPlan(offered, optionId);
  if (plan === null || isMultisiteGroup(plan.product)) return refused(BILLING_MESSAGES.notOnSale);
  return buySite(services, { tenant, userId }, offered, plan, terms);
}

/** Turns a running trial into a monthly membership, at once and at its price. */
export async function upgradeTrial(
  services: GatewayServices,
  { tenant, userId, country }: OneClickBuyer,
  terms: OneClickTerms,
): Promise<UpsellResult> {
  const offered = await loadOffered(services, userId, { tenant, country });
  const subscription = offered.membership && subscriptionFor(offered.membership, tenant);
  const plan =
    subscription?.type === 'trial' && subscription.entitlement.isActive
      ? monthOf(offered.onOffer, subscription.product)
      : undefined;
  if (!plan) return refused(BILLING_MESSAGES.notOnSale);
  return buySite(services, { tenant, userId }, offered, plan, terms);
}

/** The plan that a trial of a product continues with. */
export function monthOf<Sold extends Plan>(onOffer: readonly Sold[], product: Plan['product']): Sold | undefined {
  return onOffer.find((plan) => plan.product === product && plan.kind === 'month');
}

/** The running trial of a site that buying a plan of the same site turns into a membership, or null. */
export function upgradedBy(membership: Membership, plan: Pick<Plan, 'product'>): SubscriptionWithEntitlement | null {
  return (
    membership.subscriptions.find(
      ({ type, product, entitlement, isTandem }) =>
        type === 'trial' && product === plan.product && entitlement.isActive && !isTandem,
    ) ?? null
  );
}

async function buySite(
  services: GatewayServices,
  { tenant, userId }: Pick<OneClickBuyer, 'tenant' | 'userId'>,
  { membership }: Offered,
  plan: PricedPlan,
  terms: OneClickTerms,
): Promise<UpsellResult> {
  const trial = membership && upgradedBy(membership, plan);
  const newOrder = trial
    ? ({ kind: 'trial-upgrade', plan, ...orderOf(userId, terms), upgrades: trial.id } as const)
    : ({ kind: 'purchase', plan, ...orderOf(userId, terms) } as const);
  return answerOf(services, plan, await buyByOneClick(services, tenant, newOrder));
}

/** Builds the order from the facts of its buyer and its page. */
const orderOf = (userId: string, { shown, voucher, stillAllowed, ...origin }: OneClickTerms) => ({
  userId,
  origin,
  stillAllowed,
  shown: readShown(shown),
  voucherCode: voucher ?? null,
});
