import type { BillerId } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { PaymentPage } from '../../../graphql/resolvers.generated.ts';
import { browserHash, isSameBrowser } from '../../../http/browser-secret.ts';
import type { GatewayServices } from '../../../services.ts';
import { codeOfOrder } from '../discounts/reserve-use.ts';
import { voucherOf } from '../discounts/voucher-of.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import type { PricedPlan } from '../options/priced-plan.ts';
import type { WelcomeCaller } from '../welcome/welcome-grant.ts';
import { closeEarlierPages } from './earlier-pages.ts';
import type { NewOrder, Order } from './order-repository.ts';
import { noPage, startHosted } from './start-hosted.ts';

/** Orders that begin something new. Upgrades go on with a subscription and its biller. */
export const NEW_KINDS: readonly Order['kind'][] = ['signup', 'purchase'];

/** A caller, and where they are. */
export interface ElsewhereCaller extends WelcomeCaller {
  readonly country: string | null;
}

/** Whether a declined order is the caller's: their browser opened it, or they are signed in as its buyer. */
export function isOwnOrder(order: Order, { browser, userId }: WelcomeCaller): boolean {
  if (order.user_id !== null) return order.user_id === userId;
  return isSameBrowser(browser, order.browser_hash);
}

/** What the next page sells, and where. */
interface NextPage {
  readonly plan: PricedPlan;
  readonly biller: BillerId;
  readonly cascadeOf?: string;
}

/** Opens another page for what an order was to buy, with the account and the price that it began with. */
export async function openAgain(
  services: GatewayServices,
  tenant: Tenant,
  order: Order,
  { plan, biller, ...more }: NextPage,
  caller: ElsewhereCaller,
): Promise<PaymentPage> {
  const hash = caller.browser && browserHash(caller.browser);
  const voucher = await codeOfOrder(services.db, order.id);
  const buyer = order.user_id === null ? { email: order.email ?? '' } : { userId: order.user_id };
  if (await closeEarlierPages(services, { ...buyer, browserHash: hash }, plan))
    return noPage(BILLING_MESSAGES.activeAccount);
  return startHosted(services, tenant, {
    kind: order.kind,
    plan,
    biller,
    userId: order.user_id,
    origin: { ref: order.ref, elm: order.elm, nats: order.nats, tracking: order.tracking },
    place: { country: order.country, region: order.region },
    // What the first page said: nobody has seen another price since.
    shown: {
      now: order.amount,
      later: order.rebill_months === null ? null : order.rebill_amount,
      currency: order.currency,
    },
    ...more,
    ...signupOf(order),
    ...voucherOf(services, biller, voucher),
  });
}

/** The account that a signup makes, as it was typed. */
function signupOf({ email, password_hash: passwordHash, browser_hash }: Order): Pick<NewOrder, 'signup'> {
  return email === null || passwordHash === null ? {} : { signup: { email, passwordHash, browserHash: browser_hash } };
}
