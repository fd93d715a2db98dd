import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { PaymentPage, SignupToRepeat, WelcomeCheckInput } from '../../../../graphql/resolvers.generated.ts';
import { browserHash } from '../../../../http/browser-secret.ts';
import type { GatewayServices } from '../../../../services.ts';
import { chooseCardBiller, isTaken } from '../choice/choose-biller.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { loadOffered } from '../options/load-options.ts';
import { loadPlan, pricedIn } from '../options/priced-plan.ts';
import type { PlansTable } from '../tables.ts';
import { verifiedOrder } from '../welcome/welcome-check.ts';
import { countPageOfAddress, type ElsewhereCaller, isOwnOrder, NEW_KINDS, openAgain, signupOf } from './open-again.ts';
import type { Order } from './order-repository.ts';
import { hasActiveAccount, opensAlready } from './has-membership.ts';
import { noPage } from './start-hosted.ts';

/** Orders of payment pages that were not paid. One that was given up is the order of a page that was opened again since. */
const UNPAID: readonly Order['status'][] = ['pending', 'declined', 'abandoned', 'refused'];

/** A purchase by one press that is not declined may still be charged. */
const isUnpaid = ({ kind, channel, status }: Order): boolean =>
  NEW_KINDS.includes(kind) && (status === 'declined' || (channel === 'hosted' && UNPAID.includes(status)));

/**
 * Returns what an unpaid order stores for another try: the email that was typed, and the plan's price. Null for what
 * can't be repeated, such as a signup whose password is deleted by now. It is shown to the caller whose order it is
 * alone.
 */
export async function repeatableSignup(
  { db }: Pick<GatewayServices, 'db'>,
  order: Order,
): Promise<SignupToRepeat | null> {
  if (!isUnpaid(order) || (await signupOf(db, order)) === null) return null;
  return { email: order.email, price: { amount: order.amount, currency: order.currency } };
}

/**
 * Opens the payment page of an unpaid order again, with the account and the plan that it began with: for the browser that opened
 * it, or the person who is signed in as its buyer. Its earlier pages are closed, so that one of them is paid.
 * @throws GatewayError RATE_LIMITED where the address of a signup has had as many pages within the hour as its forms may open
 */
export async function payAgain(
  services: GatewayServices,
  tenant: Tenant,
  input: WelcomeCheckInput,
  caller: ElsewhereCaller,
): Promise<PaymentPage> {
  const order = await verifiedOrder(services, tenant, input);
  if (order === null || !isOwnOrder(order, caller)) return noPage(BILLING_MESSAGES.notOnSale);
  if (!isUnpaid(order)) return noPage(BILLING_MESSAGES.paymentOptionGone);
  const plan = pricedIn(await loadPlan(services.db, order.plan_id), order.currency);
  const place = { country: caller.country, currency: order.currency };
  if (plan === null || !isTaken(services, order.biller, place)) return noPage(BILLING_MESSAGES.paymentOptionGone);
  if (await isPaidSince(services, tenant, { order, plan, caller })) return noPage(BILLING_MESSAGES.activeAccount);
  const { onOffer } = await loadOffered(services, order.user_id, { tenant, country: caller.country });
  if (!onOffer.some(({ id }) => id === plan.id)) return noPage(BILLING_MESSAGES.joinOptionGone);
  await countPageOfAddress(services, order);
  const biller = await chooseCardBiller(services, order.biller, { tenant, ...place });
  const page = await openAgain(services, tenant, order, { plan, biller }, caller);
  // Nothing was promised but the price that the page shows.
  if (page.field === 'price') return noPage(BILLING_MESSAGES.joinOptionGone);
  const isPlain =
    page.success ||
    page.field === 'voucher' ||
    page.messageKey === BILLING_MESSAGES.activeAccount ||
    page.messageKey === BILLING_MESSAGES.joinOptionGone;
  return isPlain ? page : noPage(BILLING_MESSAGES.paymentOptionGone);
}

interface Repeated {
  readonly order: Order;
  readonly plan: Pick<PlansTable, 'product'>;
  readonly caller: ElsewhereCaller;
}

/** Returns whether the buyer has bought it since, from another page than the one that was declined. */
async function isPaidSince(
  services: GatewayServices,
  tenant: Tenant,
  { order, plan, caller }: Repeated,
): Promise<boolean> {
  if (order.user_id !== null) return opensAlready(services, order.user_id, plan);
  const browser = caller.browser && browserHash(caller.browser);
  return hasActiveAccount(services, tenant, { email: order.email ?? '', browserHash: browser });
}
