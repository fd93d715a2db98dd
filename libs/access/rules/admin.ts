import { isAdmin, type Person } from './person.ts';
import { type AppRule, forbid } from './rule.ts';

/** "The upgrade overlay is hidden from admins and active members." (A14; active members never get it) */
export function adminRules(person: Person): readonly AppRule[] {
  return isAdmin(person) ? [forbid('see', 'upgradeMembershipOverlay', {})] : [];
}
