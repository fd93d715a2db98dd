import type { Person } from './person.ts';
import { allow, type AppRule } from './rule.ts';

/**
 * "A cancelled subscription billed through a native biller gets the upgrade bar and the reactivate-cancelled-rebill
 * modal" (A07), as long as the paid period lasts.
 */
export function cancelledRules({ viewer: { subscription } }: Person): readonly AppRule[] {
  if (subscription?.type !== 'member' || !subscription.isActive) return [];
  if (!subscription.isCancelled || !subscription.isBillerNative) return [];
  return [allow('see', ['upgradeBar', 'reactivateCancelledRebillModal'])];
}
