import type { SubscriptionWithEntitlement, Membership } from '../../membership/public.ts';
import type { PlansTable } from '../tables.ts';

/** The running trial of a site that buying a plan of the same site turns into a membership, or null. */
export function upgradedBy(
  membership: Membership,
  plan: Pick<PlansTable, 'product'>,
): SubscriptionWithEntitlement | null {
  return (
    membership.subscriptions.find(
      ({ type, product, entitlement, isTandem }) =>
        type === 'trial' && product === plan.product && entitlement.isActive && !isTandem,
    ) ?? null
  );
}
