import { isSameBrowser } from '../../../http/browser-secret.ts';
import type { GatewayServices } from '../../../services.ts';
import type { Order } from '../orders/order-repository.ts';

/** An address with welcome data stays in histories: it acts for a while only. */
const ACTS_FOR_MS = 30 * 60_000;

/** The order that made an account, and the account. */
interface OrderOfAccount {
  readonly orderId: string;
  readonly userId: string;
}

/**
 * The order that made the account which welcome data name, for the browser that opened it and for half an hour; null for
 * everybody else, for an account that another order made, and once a password was chosen anew or the account disabled.
 */
export async function orderOfAccount(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  { member_id: memberId, tenant_id: tenantId }: Pick<Order, 'member_id' | 'tenant_id'>,
  browser: string | null,
): Promise<OrderOfAccount | null> {
  const found = await db
    .selectFrom('billing_orders')
    .innerJoin('users', 'users.id', 'billing_orders.user_id')
    .select(['billing_orders.id', 'users.id as userId', 'users.welcome_browser_hash'])
    .where('billing_orders.kind', '=', 'signup')
    .where('billing_orders.status', '=', 'paid')
    .where('billing_orders.member_id', '=', memberId)
    .where('billing_orders.user_id', '=', memberId)
    .where('billing_orders.tenant_id', '=', tenantId)
    .where('billing_orders.settled_at', '>=', new Date(clock.now().getTime() - ACTS_FOR_MS))
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!found || !isSameBrowser(browser, found.welcome_browser_hash)) return null;
  return { orderId: found.id, userId: found.userId };
}

/** Whether this browser may act for the member of an order by its welcome data, without sign-in. */
export async function mayActByWelcome(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  order: Order,
  browser: string | null,
): Promise<boolean> {
  const origin = await orderOfAccount(services, order, browser);
  return origin !== null && origin.userId === order.user_id;
}
