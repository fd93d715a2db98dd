import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { ShownPriceInput, UpsellMultisiteResult, UpsellResult } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { subscriptionFor } from '../../membership/public.ts';
import { voucherMessage } from '../discounts/discount.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { loadOffered, type Offered, offeredPlan } from '../options/load-options.ts';
import { optionIdOf } from '../options/option-id.ts';
import type { Plan, PricedPlan } from '../options/priced-plan.ts';
import { returnPaths } from '../welcome/return-address.ts';
import { welcomeData } from '../welcome/welcome-data.ts';
import { buyByOneClick, type OneClickResult } from './one-click.ts';
import type { NewOrder, Order, Origin } from './order-repository.ts';
import { readShown } from './shown-price.ts';
import { upgradedBy } from './upgraded-by.ts';
import { yearlyUpgrade } from './yearly-upgrade.ts';

/** Page that shows when a pending payment is done. */
export const STATUS_PAGE = '/subscription-status';

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

interface Bought {
  readonly result: Omit<UpsellResult, '__typename'>;
  readonly order: Order | null;
}

const refused = (messageKey: string): Bought => ({
  result: { success: false, location: null, messageKey },
  order: null,
});

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
    const { plan, subscription, accessFrom } = yearly;
    const newOrder = {
      kind: 'yearly-upgrade',
      plan,
      ...orderOf(userId, terms),
      upgrades: subscription.id,
      accessFrom,
    } as const;
    return named(services, plan, bought(services, plan, await buyByOneClick(services, tenant, newOrder)));
  }
  const plan = offeredPlan(offered, optionId);
  if (plan === null || !isMultisiteGroup(plan.product)) {
    return named(services, null, refused(BILLING_MESSAGES.notOnSale));
  }
  const result = await buyByOneClick(services, tenant, { kind: 'purchase', plan, ...orderOf(userId, terms) });
  return named(services, plan, bought(services, plan, result));
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
  if (plan === null || isMultisiteGroup(plan.product)) return refused(BILLING_MESSAGES.notOnSale).result;
  return (await buySite(services, { tenant, userId }, offered, plan, terms)).result;
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
  if (!plan) return refused(BILLING_MESSAGES.notOnSale).result;
  return (await buySite(services, { tenant, userId }, offered, plan, terms)).result;
}

/** The plan that a trial of a product continues with. */
export function monthOf<Sold extends Plan>(onOffer: readonly Sold[], product: Plan['product']): Sold | undefined {
  return onOffer.find((plan) => plan.product === product && plan.kind === 'month');
}

async function buySite(
  services: GatewayServices,
  { tenant, userId }: Pick<OneClickBuyer, 'tenant' | 'userId'>,
  { membership }: Offered,
  plan: PricedPlan,
  terms: OneClickTerms,
): Promise<Bought> {
  const trial = membership && upgradedBy(membership, plan);
  const newOrder = trial
    ? ({ kind: 'trial-upgrade', plan, ...orderOf(userId, terms), upgrades: trial.id } as const)
    : ({ kind: 'purchase', plan, ...orderOf(userId, terms) } as const);
  return bought(services, plan, await buyByOneClick(services, tenant, newOrder));
}

/** Builds the order from the facts of its buyer and its page. */
const orderOf = (userId: string, { shown, voucher, stillAllowed, ...origin }: OneClickTerms) => ({
  userId,
  origin,
  stillAllowed,
  shown: readShown(shown),
  voucherCode: voucher ?? null,
});

function bought(services: GatewayServices, plan: PricedPlan, oneClick: OneClickResult): Bought {
  switch (oneClick.outcome) {
    case 'approved': {
      const location = returnPaths(services, oneClick.order, plan).approved;
      return { result: { success: true, location, messageKey: null }, order: oneClick.order };
    }
    case 'declined': {
      const location = returnPaths(services, oneClick.order, plan).declined;
      const messageKey = BILLING_MESSAGES.paymentDeclined;
      return { result: { success: false, location, messageKey }, order: null };
    }
    case 'pending':
      return {
        result: { success: true, location: STATUS_PAGE, messageKey: BILLING_MESSAGES.paymentPending },
        order: null,
      };
    case 'no-card':
      return refused(BILLING_MESSAGES.noStoredCard);
    case 'failed':
      return refused(BILLING_MESSAGES.paymentFailed);
    case 'not-on-sale':
      return refused(BILLING_MESSAGES.joinOptionGone);
    case 'price-changed': {
      const { result } = refused(BILLING_MESSAGES.priceChanged);
      return { result: { ...result, changedPrice: oneClick.price }, order: null };
    }
    case 'voucher-refused':
      return refused(voucherMessage(oneClick.refusal));
  }
}

function named(services: GatewayServices, plan: PricedPlan | null, { result, order }: Bought): UpsellMultisiteResult {
  const welcome = order && plan && welcomeData(services, order, plan);
  return {
    ...result,
    username: welcome?.username ?? null,
    memberId: welcome?.memberid ?? null,
    hashedMemberId: welcome?.hashedMemberId ?? null,
    orderId: order?.id ?? null,
  };
}
