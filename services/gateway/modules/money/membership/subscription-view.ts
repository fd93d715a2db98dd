import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { UserSubscription } from '../../../graphql/resolvers.generated.ts';
import type { GatewayConfig } from '../../../config/config.ts';
import { supportUrlOf } from '../../../config/support-of-billers.ts';
import { BILLER_NAMES } from './biller-facts.ts';
import { passedMonths, unionOfPeriods } from './entitlement.ts';
import { historyOf } from './history.ts';
import { type SubscriptionWithEntitlement, type Membership, subscriptionsOn } from './membership.ts';

/** Months of paid membership of this tenant's sites, whichever subscriptions they came by. */
export function seniorityOf(membership: Membership, tenant: Pick<Tenant, 'sites'>, now: Date): number {
  const paid = subscriptionsOn(membership, tenant).map(({ entitlement }) => entitlement.paidPeriods);
  return passedMonths(unionOfPeriods(paid), now);
}

/** A subscription as a tenant shows it. */
export function subscriptionView(
  { config }: { readonly config: Pick<GatewayConfig, 'billerSupport'> },
  membership: Membership,
  subscription: SubscriptionWithEntitlement,
  tenant: Pick<Tenant, 'id' | 'sites'>,
  now: Date,
): UserSubscription {
  const { entitlement } = subscription;
  const history = historyOf(membership, tenant, now);
  return {
    subscriptionId: subscription.id,
    type: subscription.type,
    biller: subscription.biller && {
      name: BILLER_NAMES[subscription.biller],
      url: supportUrlOf(config, subscription.biller),
    },
    pornPortal: subscription.type === 'porn-portal',
    payPerVideoCredits: membership.credits,
    unlockedVideoIds: membership.unlockedVideoIds,
    active: entitlement.isActive,
    activeSince: history.activeSince?.toISOString() ?? null,
    joinDate: (history.joinedAt ?? subscription.joined_at).toISOString(),
    seniority: seniorityOf(membership, tenant, now),
    // Joined on another brand: the page says which one bills.
    xSiteInfo: subscription.joined_on === tenant.id ? null : { site: subscription.joined_on },
    cancelled: entitlement.isCancelled,
    isGuestUser: subscription.is_guest,
    isFreeLimitedTrial: subscription.is_free_limited_trial,
    upgradeOptions: { isUpgradeableToVixenPlusYearly: isUpgradeableToYearly(subscription) },
  };
}

/** A running multisite membership that is billed more often than once a year. */
function isUpgradeableToYearly(subscription: SubscriptionWithEntitlement): boolean {
  const { isActive, isCancelled } = subscription.entitlement;
  return (
    isMultisiteGroup(subscription.product) &&
    isActive &&
    !isCancelled &&
    !subscription.isTandem &&
    subscription.planKind === 'month'
  );
}
