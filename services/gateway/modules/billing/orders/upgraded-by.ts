import type { HeldSubscription, Membership } from '../../membership/membership.ts';
import type { PlansTable } from '../../membership/tables.ts';

/** The running trial of a site that buying a plan of the same site turns into a membership (D22), or null. */
export function upgradedBy(membership: Membership, plan: Pick<PlansTable, 'product'>): HeldSubscription | null {
  return (
    membership.subscriptions.find(
      ({ type, product, entitlement, isTandem }) =>
        type === 'trial' && product === plan.product && entitlement.isActive && !isTandem,
    ) ?? null
  );
}
