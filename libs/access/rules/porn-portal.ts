import type { Person } from './person.ts';
import { allow, type AppRule, forbid } from './rule.ts';
import { creditRules } from './trial.ts';

/** "Porn portal: the guest group gets only the purchase modal and denied video and trailer handling" (A05, D36). */
export function pornPortalGuestRules(): readonly AppRule[] {
  return [allow('see', 'purchaseModal')];
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
