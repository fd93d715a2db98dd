import type { Person } from './person.ts';
import { allow, type AppRule } from './rule.ts';
import { fullUse } from './taking-part.ts';

/**
 * "Active member: play, download, rate, comment, and see or download picture sets on videos of sites in siteAccessArray
 * that are not in a locked channel pack; unlocked items; unlock channel modal, unlock channel, gem animation, unlock
 * channel pack, and the hide-month interstitial button." (A06)
 */
export function activeRules(person: Person): readonly AppRule[] {
  const { siteAccess, unlockedVideoIds, unlockedChannelPackIds } = person.viewer;
  return [
    ...fullUse(person, { site: siteAccess, channelPackId: null }),
    ...(unlockedVideoIds.length > 0 ? fullUse(person, { videoId: unlockedVideoIds }) : []),
    ...(unlockedChannelPackIds.length > 0 ? fullUse(person, { channelPackId: unlockedChannelPackIds }) : []),
    allow('see', ['unlockChannelModal', 'gemAnimation', 'hideMonthInterstitial']),
    allow('unlock', ['channel', 'channelPack']),
  ];
}
