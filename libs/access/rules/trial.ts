import { inactiveRules } from './inactive.ts';
import { mayComment, mayReview } from './taking-part.ts';
import type { Person } from './person.ts';
import { allow, type AppRule, forbid, RELEASED } from './rule.ts';

/**
 * "Trial (not the combined tenant): upgrade overlay for videos not unlocked; unlocked videos, picture sets (only for
 * channel packs not locked), comments and expert review only while the subscription is active; trailers; locked
 * channels; unlock channel video for channel-pack videos." (A03)
 *
 * An active trial may open the purchase modal, to continue as a member. A lapsed one is offered what any inactive
 * member is (D46). Picture sets are those of this tenant's sites, under the rule in the brackets alone; taking part
 * (comments, reviews) is about videos that are unlocked.
 */
export function trialRules(person: Person): readonly AppRule[] {
  const { subscription, unlockedVideoIds, unlockedChannelPackIds } = person.viewer;
  const always = [
    allow('see', 'upgradeMembershipOverlay', {}),
    allow('see', 'lockedChannel'),
    allow('unlock', 'channelVideo', { channelPackId: { present: true } }),
  ];
  if (!subscription?.isActive) return [...always, ...inactiveRules()];
  const unlocked = { videoId: unlockedVideoIds };
  return [
    ...always,
    allow('see', 'purchaseModal'),
    forbid('see', 'upgradeMembershipOverlay', unlocked),
    allow('see', 'pictureSet', {
      site: person.tenant?.sites ?? [],
      channelPackId: [null, ...unlockedChannelPackIds],
      ...RELEASED,
    }),
    mayComment(unlocked),
    ...mayReview(person, unlocked),
    ...creditRules(person),
  ];
}

/**
 * Pay per video: "unlockedVideoIds play for their owner while trial or portal access is active; portal users with
 * credits may unlock" (D36); never a video of a third-party channel, nor a free one. Unlocking a video again is allowed
 * with or without credits: the gateway answers that it is unlocked, and takes nothing.
 */
export function creditRules({ viewer }: Person): readonly AppRule[] {
  const { subscription, unlockedVideoIds } = viewer;
  if (!subscription?.isActive) return [];
  return [
    ...(subscription.credits > 0
      ? [allow('unlock', 'video', { isThirdPartyChannel: false, freeVideo: false, ...RELEASED })]
      : []),
    allow(['play', 'rate', 'unlock'], 'video', { videoId: unlockedVideoIds, ...RELEASED }),
  ];
}
