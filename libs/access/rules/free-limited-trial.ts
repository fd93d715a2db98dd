import { mayComment, mayReview } from './taking-part.ts';
import type { Person } from './person.ts';
import { allow, type AppRule, forbid, RELEASED } from './rule.ts';

const FLAGGED = { isFreeLimitedTrial: true } as const;

/**
 * "Free limited trial: may see the purchase modal, the upgrade bar, trial deals, free-limited-trial videos, and locked
 * videos and channels. While active, picture sets, unlocked-video actions, comments and the expert review modal apply to
 * free-limited-trial items." (A02) "A free limited trial picks any 3 of the flagged videos" (D36), each for a credit.
 */
export function freeLimitedTrialRules(person: Person): readonly AppRule[] {
  const { subscription, unlockedVideoIds } = person.viewer;
  const always = [
    allow('see', ['purchaseModal', 'upgradeBar', 'trialDeals', 'freeLimitedTrialVideos', 'lockedChannel']),
    allow('see', 'lockedVideo', { freeVideo: false }),
  ];
  if (!subscription?.isActive) return always;
  const picked = { ...FLAGGED, videoId: unlockedVideoIds };
  return [
    ...always,
    forbid('see', 'lockedVideo', picked),
    ...flaggedRules(person),
    ...(subscription.credits > 0
      ? [allow('unlock', 'video', { ...FLAGGED, isThirdPartyChannel: false, freeVideo: false, ...RELEASED })]
      : []),
    allow(['play', 'rate', 'unlock'], 'video', { ...picked, ...RELEASED }),
  ];
}

/**
 * The rights of an active free limited trial on the flagged videos. They stay on the combined tenant, where any site
 * access counts as active: gaining access elsewhere removes none.
 */
export function flaggedRules(person: Person): readonly AppRule[] {
  const { subscription } = person.viewer;
  if (subscription?.isActive !== true || !subscription.isFreeLimitedTrial) return [];
  return [allow('see', 'pictureSet', { ...FLAGGED, ...RELEASED }), mayComment(FLAGGED), ...mayReview(person, FLAGGED)];
}
