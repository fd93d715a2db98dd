import type { BillerId } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { PaymentPage, WelcomeCheckInput } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { chooseOtherBiller } from '../choice/choose-biller.ts';
import { DECLINE_POLICIES } from '../declines/policy.ts';
import { lastDecline } from '../declines/record-decline.ts';
import type { DeclineReason } from '../declines/reasons.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { loadPlan, pricedIn } from '../options/priced-plan.ts';
import { verifiedOrder } from '../welcome/welcome-check.ts';
import { type ElsewhereCaller, isOwnOrder, NEW_KINDS, openAgain } from './open-again.ts';
import type { Order } from './order-repository.ts';
import { noPage } from './start-hosted.ts';

/**
 * The biller at which a declined order may be tried once more; null for an order that another card has to pay, that was taken
 * elsewhere before, or that comes from there.
 */
export async function otherBillerFor(
  services: GatewayServices,
  tenant: Tenant,
  { order, reason }: { readonly order: Order; readonly reason: DeclineReason | null },
  country: string | null,
): Promise<BillerId | null> {
  const isOpen = order.status === 'declined' && order.cascaded_at === null && order.cascade_of === null;
  if (!isOpen || reason === null || !NEW_KINDS.includes(order.kind) || !DECLINE_POLICIES[reason].mayCascade)
    return null;
  return chooseOtherBiller(services, order.biller, { tenant, country, currency: order.currency });
}

/**
 * Takes a declined order to another biller, once, because the person pressed for it: its page is closed at the first biller,
 * and a payment that arrives from there all the same is one too many and goes back (docs/money.md). A page that can't be
 * opened leaves the offer as it was, and one whose plan was taken back or costs something else closes none, unless the order was given up for it with the last use of its voucher.
 */
export async function tryElsewhere(
  services: GatewayServices,
  tenant: Tenant,
  input: WelcomeCheckInput,
  caller: ElsewhereCaller,
): Promise<PaymentPage> {
  const { db, clock } = services;
  const order = await verifiedOrder(services, tenant, input);
  if (order === null || !isOwnOrder(order, caller)) return noPage(BILLING_MESSAGES.notOnSale);
  if (order.cascaded_at !== null) return noPage(BILLING_MESSAGES.paymentOptionGone);
  const reason = await lastDecline(db, order.id);
  const biller = await otherBillerFor(services, tenant, { order, reason }, caller.country);
  if (biller === null) return noPage(BILLING_MESSAGES.paymentOptionGone);
  const plan = pricedIn(await loadPlan(db, order.plan_id), order.currency);
  // Nobody can buy it in this currency any more.
  if (plan === null) return noPage(BILLING_MESSAGES.paymentOptionGone);
  if (!(await claim(services, order.id))) return noPage(BILLING_MESSAGES.paymentOptionGone);
  const page = await openAgain(services, tenant, order, { plan, biller, cascadeOf: order.id }, caller);
  if (page.messageKey === BILLING_MESSAGES.activeAccount) return page;
  if (!page.success) {
    await db.updateTable('billing_orders').set({ cascaded_at: null }).where('id', '=', order.id).execute();
    // The page that shows the decline names no price, so another one is said as that the option is gone.
    if (page.field === 'price') return noPage(BILLING_MESSAGES.joinOptionGone);
    // A voucher that has ended since, or the plan, is said to be what stands in the way.
    const isPlain = page.field === 'voucher' || page.messageKey === BILLING_MESSAGES.joinOptionGone;
    return isPlain ? page : noPage(BILLING_MESSAGES.paymentOptionGone);
  }
  services.log.info(
    { order: order.id, from: order.biller, to: biller, reason, at: clock.now() },
    'decline taken elsewhere',
  );
  return page;
}

/** Claims the order, so that only one of several presses takes it to another biller. */
async function claim({ db, clock }: Pick<GatewayServices, 'db' | 'clock'>, orderId: string): Promise<boolean> {
  const claimed = await db
    .updateTable('billing_orders')
    .set({ cascaded_at: clock.now() })
    .where('id', '=', orderId)
    .where('status', '=', 'declined')
    .where('cascaded_at', 'is', null)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}
