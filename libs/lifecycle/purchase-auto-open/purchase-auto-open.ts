import { PURCHASE_MODAL_QUIET_MS } from '@network/tenant/constants.ts';
import { isMultisiteGroup } from '../multisite/multisite.ts';
import type { DerivedSubscriptionType } from '../subscription-type/subscription-type.ts';

/** Pages on which the modal never opens automatically, because they are about a purchase already. */
const QUIET_PAGES: readonly string[] = [
  '/offers',
  '/joinnow',
  '/_signupsuccess',
  '/_signupdenial',
  '/_upgrademembership',
  '/_upgradesuccess',
  '/_upgradedenial',
  '/_upsell_signupsuccess',
  '/_upsell_signupdenial',
];

/** The place where the purchase modal was opened, for tracking. */
export type AutoOpenLocation = 'ExpiredUsersOnPageLoad' | 'PageLoad';

export type AutoOpenSuppression =
  | 'quiet-page'
  | 'visitor'
  | 'active-subscriber'
  | 'trial'
  | 'channel-packs-unlocked'
  | 'gems-intro'
  | 'tandem-child'
  | 'health-warning-pending'
  | 'teaser-pending'
  | 'shown-within-a-day';

export type AutoOpenDecision =
  | { readonly open: true; readonly clickLocation: AutoOpenLocation }
  | { readonly open: false; readonly because: AutoOpenSuppression };

/** The facts that the decision depends on; instants are ms since 1970. */
export interface AutoOpenFacts {
  readonly pathname: string;
  readonly subscriptionType: DerivedSubscriptionType;
  readonly hasUnlockedChannelPacks: boolean;
  readonly isGemsIntroOpen: boolean;
  readonly isTandemChildAccount: boolean;
  readonly isHealthWarningPending: boolean;
  readonly teaser: TeaserFacts;
  readonly lastShownAt: number | null;
  readonly now: number;
}

/** Storage key that says that this browser has shown the teaser's strip. */
export const TEASER_SHOWN_KEY = 'teaser_shown';

/** The page that has the teaser's strip: on others there is nothing to wait for. */
export const TEASER_PAGE = '/';

export interface TeaserFacts {
  /** `promotionalVideoTeaserModal` of the tenant, on the page that has the strip. */
  readonly isEnabled: boolean;
  /** It was watched or put away, or an earlier page of this browser showed it: a strip that nobody presses holds up nothing. */
  readonly isViewed: boolean;
  readonly isGuest: boolean;
}

/** Returns whether the promotional teaser is still to come: "Guests do not get the promotional teaser" (A15). */
export function isTeaserPending({ isEnabled, isViewed, isGuest }: TeaserFacts): boolean {
  return isEnabled && !isViewed && !isGuest;
}

/**
 * Decides whether the purchase modal opens automatically when a page has loaded, and with which click location;
 * otherwise returns the first suppression that applies.
 */
export function purchaseAutoOpen(facts: AutoOpenFacts): AutoOpenDecision {
  const because = suppression(facts);
  if (because) return { open: false, because };
  const clickLocation = facts.subscriptionType === 'expired' ? 'ExpiredUsersOnPageLoad' : 'PageLoad';
  return { open: true, clickLocation };
}

function suppression(facts: AutoOpenFacts): AutoOpenSuppression | null {
  const { subscriptionType: type, lastShownAt, now } = facts;
  if (QUIET_PAGES.includes(facts.pathname)) return 'quiet-page';
  if (type === 'anonymous') return 'visitor';
  if (type === 'member' || isMultisiteGroup(type)) return 'active-subscriber';
  if (type === 'trial') return 'trial';
  if (facts.hasUnlockedChannelPacks) return 'channel-packs-unlocked';
  if (facts.isGemsIntroOpen) return 'gems-intro';
  if (facts.isTandemChildAccount) return 'tandem-child';
  if (facts.isHealthWarningPending) return 'health-warning-pending';
  if (isTeaserPending(facts.teaser)) return 'teaser-pending';
  const isRecent = lastShownAt !== null && lastShownAt <= now && now - lastShownAt < PURCHASE_MODAL_QUIET_MS;
  return isRecent ? 'shown-within-a-day' : null;
}
