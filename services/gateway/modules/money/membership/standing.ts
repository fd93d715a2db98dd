import type { SubscriptionWithEntitlement, Membership } from './membership.ts';

/** Returns whether a membership is paid for at a time: not a trial, not complimentary, not lapsed. */
export function isPaidFor(
  { type, entitlement }: Pick<SubscriptionWithEntitlement, 'type' | 'entitlement'>,
  now: Date,
): boolean {
  const last = entitlement.paidPeriods.at(-1);
  return type === 'member' && last !== undefined && (last.until === null || last.until > now);
}

/**
 * Returns whether a person has a paid membership of their own that is active or paused and was not cancelled, not
 * counting one of them.
 * @param except id of the subscription that is not counted
 */
export function hasStandingMembership({ subscriptions }: Membership, now: Date, except?: string): boolean {
  return subscriptions.some(
    (subscription) =>
      subscription.id !== except &&
      !subscription.isTandem &&
      !subscription.entitlement.isCancelled &&
      (isPaidFor(subscription, now) || subscription.entitlement.isPaused),
  );
}
