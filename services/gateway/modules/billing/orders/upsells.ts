import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { UpsellMultisiteResult, UpsellResult } from '../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../services.ts';
import { subscriptionFor } from '../../membership/public.ts';
import type { PlansTable } from '../tables.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { loadOffered, type Offered, offeredPlan } from '../options/load-options.ts';
import { optionIdOf } from '../options/option-id.ts';
import { returnPaths } from '../welcome/return-address.ts';
import { welcomeData } from '../welcome/welcome-data.ts';
import { buyByOneClick, type OneClickResult } from './one-click.ts';
import type { Order, Origin } from './order-repository.ts';
import { upgradedBy } from './upgraded-by.ts';
import { yearlyUpgrade } from './yearly-upgrade.ts';

/** Page that shows when a pending payment is done. */
const STATUS_PAGE = '/subscription-status';

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
  tenant: Tenant,
  userId: string,
  optionId: number,
  origin: Origin,
): Promise<UpsellMultisiteResult> {
  const offered = await loadOffered(services, userId, tenant);
  const yearly = yearlyUpgrade(offered, tenant);
  if (yearly !== null && optionIdOf(yearly.plan) === optionId) {
    const { plan, subscription, accessFrom } = yearly;
    const newOrder = { kind: 'yearly-upgrade', plan, userId, origin, upgrades: subscription.id, accessFrom } as const;
    return named(services, plan, bought(services, plan, await buyByOneClick(services, tenant, newOrder)));
  }
  const plan = offeredPlan(offered, optionId);
  if (plan === null || !isMultisiteGroup(plan.product)) {
    return named(services, null, refused(BILLING_MESSAGES.notOnSale));
  }
  const result = await buyByOneClick(services, tenant, { kind: 'purchase', plan, userId, origin });
  return named(services, plan, bought(services, plan, result));
}

/** Buys this tenant's site with the stored card, for people without it or with a trial of it. */
export async function buySinglesite(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  optionId: number,
  origin: Origin,
): Promise<UpsellResult> {
  const offered = await loadOffered(services, userId, tenant);
  const plan = offeredPlan(offered, optionId);
  if (plan === null || isMultisiteGroup(plan.product)) return refused(BILLING_MESSAGES.notOnSale).result;
  return (await buySite(services, tenant, userId, offered, plan, origin)).result;
}

/** Turns a running trial into a monthly membership, at once and at its price. */
export async function upgradeTrial(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  origin: Origin,
): Promise<UpsellResult> {
  const offered = await loadOffered(services, userId, tenant);
  const subscription = offered.membership && subscriptionFor(offered.membership, tenant);
  const plan =
    subscription?.type === 'trial' && subscription.entitlement.isActive
      ? offered.onOffer.find(({ product, kind }) => product === subscription.product && kind === 'month')
      : undefined;
  if (!plan) return refused(BILLING_MESSAGES.notOnSale).result;
  return (await buySite(services, tenant, userId, offered, plan, origin)).result;
}

async function buySite(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  { membership }: Offered,
  plan: PlansTable,
  origin: Origin,
): Promise<Bought> {
  const trial = membership && upgradedBy(membership, plan);
  const newOrder = trial
    ? ({ kind: 'trial-upgrade', plan, userId, origin, upgrades: trial.id } as const)
    : ({ kind: 'purchase', plan, userId, origin } as const);
  return bought(services, plan, await buyByOneClick(services, tenant, newOrder));
}

function bought(services: GatewayServices, plan: PlansTable, oneClick: OneClickResult): Bought {
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
  }
}

function named(services: GatewayServices, plan: PlansTable | null, { result, order }: Bought): UpsellMultisiteResult {
  const welcome = order && plan && welcomeData(services, order, plan);
  return {
    ...result,
    username: welcome?.username ?? null,
    memberId: welcome?.memberid ?? null,
    hashedMemberId: welcome?.hashedMemberId ?? null,
  };
}
