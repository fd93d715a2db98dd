import { DAY_MS, monthsBetween } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { unionOfPeriods } from './entitlement.ts';
import { type SubscriptionWithEntitlement, type Membership, subscriptionsOn } from './membership.ts';

/** Sums up all memberships of a tenant's sites, so that a new purchase resets none of it. */
export interface MembershipHistory {
  /** The time at which the first of them was joined; null if there is none. */
  readonly joinedAt: Date | null;
  /** Start of the unbroken access that now is in, or of the last one. */
  readonly activeSince: Date | null;
  /** Length of that access so far, in whole calendar months and in whole days. */
  readonly months: number;
  readonly days: number;
}

/** The history of a person on a tenant. The portal's access counts only for people who never had another one. */
export function historyOf(membership: Membership, tenant: Pick<Tenant, 'sites'>, now: Date): MembershipHistory {
  return historyIn(subscriptionsOn(membership, tenant), now);
}

/** The history of these subscriptions alone. */
export function historyIn(subscriptions: readonly SubscriptionWithEntitlement[], now: Date): MembershipHistory {
  const memberships = subscriptions.filter(({ type }) => type !== 'porn-portal');
  const counted = memberships.length > 0 ? memberships : subscriptions;
  const joined = counted.map(({ joined_at }) => joined_at.getTime());
  const last = unionOfPeriods(counted.map(({ entitlement }) => entitlement.periods)).at(-1);
  const end = last?.until ?? now;
  const until = end < now ? end : now;
  return {
    joinedAt: joined.length > 0 ? new Date(Math.min(...joined)) : null,
    activeSince: last?.from ?? null,
    months: last ? monthsBetween(last.from, until) : 0,
    days: last ? Math.max(0, Math.floor((until.getTime() - last.from.getTime()) / DAY_MS)) : 0,
  };
}
