import type { BillerId } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../../db/database.ts';
import type { PaymentPage } from '../../../../graphql/resolvers.generated.ts';
import { browserHash, isSameBrowser } from '../../../../http/browser-secret.ts';
import { rateLimited } from '../../../../limits/rate-limited.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { codeOfOrder } from '../discounts/reserve-use.ts';
import { voucherOf } from '../discounts/voucher-of.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { isRenewing } from '../options/option-view.ts';
import type { PricedPlan } from '../options/priced-plan.ts';
import type { WelcomeCaller } from '../welcome/welcome-grant.ts';
import { closeEarlierPages } from './earlier-pages.ts';
import { isOpen, OPEN_STATUSES } from './end-open-orders.ts';
import { isFreeSignup } from './free-signup.ts';
import { type NewOrder, planOnSale } from './create-order.ts';
import type { Order } from './order-repository.ts';
import { noPage, startHosted } from './start-hosted.ts';

/** Orders that begin something new. Upgrades go on with a subscription and its biller. */
export const NEW_KINDS: readonly Order['kind'][] = ['signup', 'purchase'];

/** A caller, and where they are. */
export interface ElsewhereCaller extends WelcomeCaller {
  readonly country: string | null;
}

/** Returns whether a declined order is the caller's: their browser opened it, or they are signed in as its buyer. */
export function isOwnOrder(order: Order, { browser, userId }: WelcomeCaller): boolean {
  if (order.user_id !== null) return order.user_id === userId;
  return isSameBrowser(browser, order.browser_hash);
}

/**
 * Counts another page of a signup with the forms that were sent with its address, so that its open pages are few, also where many presses
 * come at once. Of a signed-in buyer the oldest page gives way instead.
 * @throws GatewayError RATE_LIMITED
 */
export async function countPageOfAddress(services: GatewayServices, { user_id: userId, email }: Order): Promise<void> {
  if (userId !== null || email === null) return;
  const wait = await spendBudget(services, 'signupsOfEmail', { account: email });
  if (wait !== null) throw rateLimited(wait);
}

/** The plan and the biller of the next page. */
interface NextPage {
  readonly plan: PricedPlan;
  readonly biller: BillerId;
  readonly cascadeOf?: string;
}

/**
 * Opens another page for what an order was to buy, with the account and the price that it began with. No page, and none closed, where
 * the password of the account is deleted by now, or the plan was taken back or costs something else.
 */
export async function openAgain(
  services: GatewayServices,
  tenant: Tenant,
  order: Order,
  { plan, biller, ...more }: NextPage,
  caller: ElsewhereCaller,
): Promise<PaymentPage> {
  const hash = caller.browser && browserHash(caller.browser);
  const voucher = await codeOfOrder(services.db, order.id);
  // Closing a page deletes the password of its order.
  const signup = await signupOf(services.db, order);
  if (signup === null) return noPage(BILLING_MESSAGES.paymentOptionGone);
  if (!(await isSoldAsOrdered(services.db, order, plan, voucher))) return noPage(BILLING_MESSAGES.joinOptionGone);
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
    // The price on the first page; the buyer has seen no other price since.
    shown: {
      now: order.amount,
      later: order.rebill_months === null ? null : order.rebill_amount,
      currency: order.currency,
    },
    ...more,
    ...signup,
    ...voucherOf(services, { biller, browserHash: hash }, voucher),
  });
}

/**
 * Returns whether a plan is sold at the price of an order. What a credit or a voucher leaves of it is looked at when
 * the next order is made.
 */
async function isSoldAsOrdered(
  db: Database,
  { credit, amount, rebill_months, rebill_amount }: Order,
  plan: PricedPlan,
  voucher: string | null,
): Promise<boolean> {
  const sold = await planOnSale(db, plan);
  if (sold === null) return false;
  const isSameNow = (credit ?? 0) > 0 || voucher !== null || sold.first_price === amount;
  const later = isRenewing(sold) ? sold.rebill_price : null;
  return isSameNow && later === (rebill_months === null ? null : rebill_amount);
}

/**
 * The account that a signup makes, as it was typed; nothing of a signed-in buyer's order. An order whose page was closed for
 * another one keeps no password: the newest open page of the same browser for the same email has it. Null where none has. An order
 * that costs nothing needs none, and is repeated as long as it, or such a page, is open.
 */
export async function signupOf(db: Database, order: Order): Promise<Pick<NewOrder, 'signup'> | null> {
  const { user_id: userId, email, browser_hash: browser } = order;
  if (userId !== null) return {};
  if (email === null) return null;
  if (isFreeSignup(order)) {
    const isRepeatable = isOpen(order) || (await openPagesSince(db, order).executeTakeFirst()) !== undefined;
    return isRepeatable ? { signup: { email, passwordHash: null, browserHash: browser } } : null;
  }
  const passwordHash = order.password_hash ?? (await passwordTypedSince(db, order));
  return passwordHash === null ? null : { signup: { email, passwordHash, browserHash: browser } };
}

async function passwordTypedSince(db: Database, order: Order): Promise<string | null> {
  const open = await openPagesSince(db, order).where('password_hash', 'is not', null).executeTakeFirst();
  return open?.password_hash ?? null;
}

/** The open pages of the browser of an order for the same email, the newest first; none for an order without a browser. */
function openPagesSince(db: Database, { email, browser_hash: browser, tenant_id: tenantId, created_at: since }: Order) {
  return db
    .selectFrom('billing_orders')
    .select('password_hash')
    .where('kind', '=', 'signup')
    .where('email', '=', email)
    .where('browser_hash', '=', browser)
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', OPEN_STATUSES)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1);
}
