import type { Person } from './person.ts';
import { type AppRule, forbid } from './rule.ts';

/**
 * "one of them a combined tenant that is hidden from the porn portal" (T04): neither leads to the other. The kind of
 * person already says that any non-empty site access counts as active there and that a trial opens nothing.
 */
export function combinedRules({ tenant }: Person): readonly AppRule[] {
  return tenant?.combined === true ? [forbid('see', 'pornPortalBar')] : [];
}
