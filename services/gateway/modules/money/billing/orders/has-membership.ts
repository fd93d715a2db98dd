import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { accountOfPassword, accountRows } from '../../../people/identity/public.ts';
import { loadMembership, subscriptionFor } from '../../membership/public.ts';
import { covers } from '../options/covers.ts';
import type { PlansTable } from '../tables.ts';

/**
 * Returns whether an email has an active membership on a brand that this very browser has paid for before. Only then
 * may the page say so before a second payment: nobody else may learn from an answer who has an account (decision 0115).
 * @param browserHash of the browser's secret; null for one without, which nothing is known of
 */
export async function hasActiveAccount(
  services: GatewayServices,
  tenant: Tenant,
  { email, browserHash }: { readonly email: string; readonly browserHash: string | null },
): Promise<boolean> {
  if (browserHash === null) return false;
  const paid = await services.db
    .selectFrom('billing_orders')
    .innerJoin(accountRows(services.db).as('users'), 'users.id', 'billing_orders.user_id')
    .select('users.id')
    .where('billing_orders.email', '=', email)
    .where('billing_orders.browser_hash', '=', browserHash)
    .where('billing_orders.status', '=', 'paid')
    // Anybody may order what costs nothing with any address: nothing of the browser that did counts.
    .where('billing_orders.amount', '>', 0)
    // An address that was given up may be somebody else's by now.
    .where('users.email', '=', email)
    .limit(1)
    .executeTakeFirst();
  if (!paid) return false;
  return subscriptionFor(await loadMembership(services, paid.id), tenant)?.entitlement.isActive === true;
}

/**
 * Returns whether a person who is about to pay already has what they would pay for, and proves by their password that
 * they may know it: an active membership of theirs opens all that the plan does. To anybody else the answer is as for
 * an email without an account.
 */
export async function hasThisMembership(
  services: GatewayServices,
  typed: { readonly email: string; readonly password: string; readonly clientAddress: string },
  plan: Pick<PlansTable, 'product'>,
): Promise<boolean> {
  const userId = await accountOfPassword(services, typed);
  if (userId === null) return false;
  return opensAlready(services, userId, plan);
}

/** Returns whether an active membership of a person opens all that a plan does; a trial does not. */
export async function opensAlready(
  services: GatewayServices,
  userId: string,
  plan: Pick<PlansTable, 'product'>,
): Promise<boolean> {
  const { subscriptions } = await loadMembership(services, userId);
  return subscriptions.some(
    ({ type, product, entitlement }) => type === 'member' && entitlement.isActive && covers(product, plan.product),
  );
}
