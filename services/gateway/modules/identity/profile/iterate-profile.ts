import { DAY_MS, monthsBetween } from '@network/lifecycle/calendar/utc-dates.ts';
import type { MultisiteGroup } from '@network/tenant/sites.ts';
import { siteType } from '@network/lifecycle/site-type/site-type.ts';
import { subscriptionType } from '@network/lifecycle/subscription-type/subscription-type.ts';
import type { IterateProfile } from '../../../graphql/resolvers.generated.ts';
import type { HeldSubscription } from '../../membership/membership.ts';
import type { ProfileFacts } from './profile.ts';

/** A pack that was unlocked this recently counts as recent. */
const RECENT_UNLOCK_MS = 14 * DAY_MS;

/** The facts for an embedded survey. The length is that of the current unbroken access, or of the last one. */
export function iterateProfileOf(
  { person, membership, now }: Pick<ProfileFacts, 'person' | 'membership' | 'now'>,
  subscription: HeldSubscription | null,
  multisite: MultisiteGroup | null,
): IterateProfile {
  const facts = subscription && { type: subscription.type, isActive: subscription.entitlement.isActive };
  const since = subscription?.entitlement.activeSince ?? null;
  const end = subscription?.entitlement.accessUntil ?? now;
  const until = end < now ? end : now;
  const lastUnlock = membership.unlockedPacks.at(-1)?.unlockedAt ?? null;
  return {
    userId: person.id,
    email: person.email,
    activeSince: since?.toISOString() ?? null,
    lastChannelPackUnlockDate: lastUnlock?.toISOString() ?? null,
    hasUnlockedChannelPackInLastTwoWeeks:
      lastUnlock !== null && now.getTime() - lastUnlock.getTime() <= RECENT_UNLOCK_MS,
    subscription: subscriptionType(facts, multisite),
    subscriptionLengthInMonths: since === null ? 0 : monthsBetween(since, until),
    subscriptionLengthInDays:
      since === null ? 0 : Math.max(0, Math.floor((until.getTime() - since.getTime()) / DAY_MS)),
    siteType: siteType(facts, multisite),
  };
}
