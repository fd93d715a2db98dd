import type { MultisiteGroup } from '@network/tenant/sites.ts';

/** A subscription as its derived type needs it. */
export interface SubscriptionFacts {
  readonly type: 'member' | 'trial' | 'porn-portal';
  readonly isActive: boolean;
}

/** Types of billing, and the derived ones. */
export type DerivedSubscriptionType = SubscriptionFacts['type'] | 'anonymous' | 'expired' | MultisiteGroup;

/**
 * "expired (derived when inactive and not porn-portal; an active multisite subscription uses its multisite type)" (L01).
 * @param subscription the one that the tenant goes by, or null for a person without one
 * @param multisite the type of the person's active multisite subscription, or null
 */
export function subscriptionType(
  subscription: SubscriptionFacts | null,
  multisite: MultisiteGroup | null,
): DerivedSubscriptionType {
  if (multisite !== null) return multisite;
  if (subscription === null) return 'anonymous';
  return subscription.isActive || subscription.type === 'porn-portal' ? subscription.type : 'expired';
}
