import type { GatewayServices } from '../../../../services.ts';
import { accountOfPassword } from '../../../people/identity/public.ts';
import { loadMembership } from '../../membership/public.ts';
import { covers } from '../options/covers.ts';
import type { PlansTable } from '../tables.ts';

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
