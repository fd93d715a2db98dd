import { allow, type AppRule } from './rule.ts';

/**
 * A kind that the specification does not name: signed in, with nothing on this tenant. The trailer of every signed-in
 * person, and the way to buy.
 */
export function withoutSubscriptionRules(): readonly AppRule[] {
  return [allow('see', ['purchaseModal', 'upgradeBar']), allow('see', 'upgradeMembershipOverlay', {})];
}
