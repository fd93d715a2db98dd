import type { Person } from './person.ts';
import { type AppRule, forbid } from './rule.ts';

/** "Tandem child accounts never get the purchase modal" (A15), nor the bars and the overlay, which lead only there. */
export function tandemChildRules({ viewer }: Person): readonly AppRule[] {
  if (!viewer.isTandemChild) return [];
  return [
    forbid('see', ['purchaseModal', 'upgradeBar', 'pornPortalBar']),
    forbid('see', 'upgradeMembershipOverlay', {}),
  ];
}
