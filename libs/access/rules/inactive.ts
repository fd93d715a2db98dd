import { allow, type AppRule } from './rule.ts';

/**
 * "Member with inactive subscription: porn-portal bar, purchase modal, upgrade bar and overlay, trailer, expired deals,
 * unlock channel video, locked channel." (A04; the trailer comes with any account)
 */
export function inactiveRules(): readonly AppRule[] {
  return [
    allow('see', ['pornPortalBar', 'purchaseModal', 'upgradeBar', 'expiredDeals', 'lockedChannel']),
    allow('see', 'upgradeMembershipOverlay', {}),
    allow('unlock', 'channelVideo', { channelPackId: { present: true } }),
  ];
}
