import type { AccessPeriod, Entitlement } from '../entitlement.ts';
import type { Membership, SubscriptionWithEntitlement } from '../membership.ts';

const NEVER: Entitlement = {
  isActive: false,
  activeSince: null,
  accessUntil: null,
  isCancelled: false,
  isPaused: false,
  cancelledAt: null,
  periods: [],
  paidPeriods: [],
};

/** A subscription that was never active; for tests, which name what matters to them. */
export function aSubscription(
  id: string,
  more: Partial<Omit<SubscriptionWithEntitlement, 'entitlement'>> & {
    readonly entitlement?: Partial<Entitlement>;
  } = {},
): SubscriptionWithEntitlement {
  return {
    id,
    product: 'vixen',
    type: 'member',
    plan_id: null,
    biller: 'rocketgate',
    is_free_limited_trial: false,
    is_guest: false,
    joined_on: 'vixen',
    joined_at: new Date('2026-01-01T00:00:00Z'),
    planKind: 'month',
    isTandem: false,
    ...more,
    entitlement: { ...NEVER, ...more.entitlement },
  };
}

/** The entitlement of something active without an end. */
export const ACTIVE: Partial<Entitlement> = { isActive: true };

/** A period of access from one day to another, or without an end. */
export function period(from: string, until: string | null): AccessPeriod {
  return { from: new Date(from), until: until === null ? null : new Date(until) };
}

/** The membership of a person with these subscriptions and nothing else. */
export function membershipOf(
  subscriptions: readonly SubscriptionWithEntitlement[],
  more: Partial<Membership> = {},
): Membership {
  return {
    userId: 'person',
    groups: [],
    subscriptions,
    unlockedVideoIds: [],
    unlockedPacks: [],
    packCount: 0,
    credits: 0,
    parentUserId: null,
    hasConfirmedGuestScenes: false,
    ...more,
  };
}
