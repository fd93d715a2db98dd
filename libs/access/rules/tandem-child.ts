import type { Person } from './person.ts';
import { type AppRule, forbid } from './rule.ts';

/** "Tandem child accounts never get the purchase modal" (A15). */
export function tandemChildRules({ viewer }: Person): readonly AppRule[] {
  return viewer.isTandemChild ? [forbid('see', 'purchaseModal')] : [];
}
