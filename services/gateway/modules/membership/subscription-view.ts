import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { UserSubscription } from '../../graphql/resolvers.generated.ts';
import { BILLER_NAMES, supportUrlOf } from '../billing/billers/biller-facts.ts';
import { passedMonths, unionOfPeriods } from './entitlement.ts';
import { type HeldSubscription, type Membership, subscriptionsOn } from './membership.ts';

/** Months of paid membership of this tenant's sites, whichever subscriptions they came by (D26). */
export function seniorityOf(membership: Membership, tenant: Pick<Tenant, 'sites'>, now: Date): number {
  const paid = subscriptionsOn(membership, tenant).map(({ entitlement }) => entitlement.paidPeriods);
  return passedMonths(unionOfPeriods(paid), now);
}

/** A subscription as a tenant shows it (X02). */
export function subscriptionView(
  membership: Membership,
  held: HeldSubscription,
  tenant: Pick<Tenant, 'id' | 'sites'>,
  now: Date,
): UserSubscription {
  const { entitlement } = held;
  return {
    subscriptionId: held.id,
    type: held.type,
    biller: held.biller && { name: BILLER_NAMES[held.biller], url: supportUrlOf(held.biller) },
    pornPortal: held.type === 'porn-portal',
    payPerVideoCredits: membership.credits,
    unlockedVideoIds: membership.unlockedVideoIds,
    active: entitlement.isActive,
    activeSince: entitlement.activeSince?.toISOString() ?? null,
    joinDate: held.joined_at.toISOString(),
    seniority: seniorityOf(membership, tenant, now),
    // Joined on another brand: the page says which one bills.
    xSiteInfo: held.joined_on === tenant.id ? null : { site: held.joined_on },
    cancelled: entitlement.isCancelled,
    isGuestUser: held.is_guest,
    isFreeLimitedTrial: held.is_free_limited_trial,
    upgradeOptions: { isUpgradeableToVixenPlusYearly: isUpgradeableToYearly(held) },
  };
}

/** A running multisite membership that is billed more often than once a year (L20). */
function isUpgradeableToYearly(held: HeldSubscription): boolean {
  const { isActive, isCancelled } = held.entitlement;
  return isMultisiteGroup(held.product) && isActive && !isCancelled && !held.isTandem && held.planKind === 'month';
}
