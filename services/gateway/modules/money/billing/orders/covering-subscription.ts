import type { Membership, SubscriptionWithEntitlement } from '../../membership/public.ts';
import { covers } from '../options/covers.ts';
import { isTrialKind } from '../options/join-options.ts';
import type { PlansTable } from '../tables.ts';
import type { Order } from './order-repository.ts';

/**
 * The subscription that makes a payment redundant: one that opens all that the purchase would, which another payment has
 * bought since the order was started; for a trial, any subscription at all (one trial a person). Null where there is none.
 */
export function findCoveringSubscription(
  { subscriptions }: Pick<Membership, 'subscriptions'>,
  order: Pick<Order, 'kind' | 'upgrades_subscription_id'>,
  plan: Pick<PlansTable, 'kind' | 'product'>,
): SubscriptionWithEntitlement | null {
  const own = subscriptions.filter(({ type, isTandem }) => type !== 'porn-portal' && !isTandem);
  if (isTrialKind(plan.kind)) return own[0] ?? null;
  const covering = own.find((subscription) => {
    if (
      subscription.type !== 'member' ||
      !subscription.entitlement.isActive ||
      !covers(subscription.product, plan.product)
    )
      return false;
    const isUpgraded = order.kind === 'yearly-upgrade' && subscription.id === order.upgrades_subscription_id;
    return !isUpgraded || subscription.planKind === plan.kind;
  });
  return covering ?? null;
}
