import type { Person } from './person.ts';
import { allow, type AppRule, forbid, RELEASED } from './rule.ts';
import { creditRules } from './trial.ts';

/**
 * "Porn portal: the guest group gets only the purchase modal and denied video and trailer handling" (A05, D36). "A film
 * flagged `guestUserScene` plays for a portal guest who confirms the WATCH SCENE text" (D41), while portal access lasts.
 */
export function pornPortalGuestRules({ viewer }: Person): readonly AppRule[] {
  const rules = [allow('see', 'purchaseModal')];
  if (viewer.subscription?.type !== 'porn-portal' || !viewer.subscription.isActive) return rules;
  return [
    ...rules,
    allow('confirm', 'guestScenes'),
    ...(viewer.hasConfirmedGuestScenes ? [allow('play', 'video', { guestUserScene: true, ...RELEASED })] : []),
  ];
}

/**
 * "others get purchase modal, upgrade bar and overlay, trailer, unlock channel video, locked channel." (A05; the
 * trailer comes with any account, videos paid one by one with D36)
 */
export function pornPortalRules(person: Person): readonly AppRule[] {
  return [
    allow('see', ['purchaseModal', 'upgradeBar', 'lockedChannel']),
    allow('see', 'upgradeMembershipOverlay', {}),
    allow('unlock', 'channelVideo', { channelPackId: { present: true } }),
    ...(person.viewer.subscription?.isActive
      ? [forbid('see', 'upgradeMembershipOverlay', { videoId: person.viewer.unlockedVideoIds })]
      : []),
    ...creditRules(person),
  ];
}
