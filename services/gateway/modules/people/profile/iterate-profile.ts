import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { MultisiteGroup } from '@network/tenant/sites.ts';
import { siteType } from '@network/lifecycle/site-type/site-type.ts';
import { subscriptionType } from '@network/lifecycle/subscription-type/subscription-type.ts';
import type { IterateProfile } from '../../../graphql/resolvers.generated.ts';
import { type SubscriptionWithEntitlement, historyOf } from '../../money/membership/public.ts';
import type { ProfileFacts } from './profile.ts';

/** A pack that was unlocked this recently counts as recent. */
const RECENT_UNLOCK_MS = 14 * DAY_MS;

/**
 * The facts for an embedded survey. The length is that of the current unbroken access, or of the last one, whichever
 * subscriptions it came by.
 */
export function iterateProfileOf(
  { person, membership, tenant, now }: Pick<ProfileFacts, 'person' | 'membership' | 'tenant' | 'now'>,
  subscription: SubscriptionWithEntitlement | null,
  multisite: MultisiteGroup | null,
): IterateProfile {
  const facts = subscription && { type: subscription.type, isActive: subscription.entitlement.isActive };
  const { activeSince, months, days } = historyOf(membership, tenant, now);
  const lastUnlock = membership.unlockedPacks.at(-1)?.unlockedAt ?? null;
  return {
    userId: person.id,
    email: person.email,
    activeSince: activeSince?.toISOString() ?? null,
    lastChannelPackUnlockDate: lastUnlock?.toISOString() ?? null,
    hasUnlockedChannelPackInLastTwoWeeks:
      lastUnlock !== null && now.getTime() - lastUnlock.getTime() <= RECENT_UNLOCK_MS,
    subscription: subscriptionType(facts, multisite),
    subscriptionLengthInMonths: months,
    subscriptionLengthInDays: days,
    siteType: siteType(facts, multisite),
  };
}
