import type { Person } from './person.ts';
import { type AppRule, forbid } from './rule.ts';

/**
 * "one of them a combined tenant that is hidden from the porn portal" (T04): neither leads to the other. That any
 * non-empty site access counts as active there (A08) and a trial opens nothing (A03) is told by the kind of person.
 */
export function combinedRules({ tenant }: Person): readonly AppRule[] {
  return tenant?.combined === true ? [forbid('see', 'pornPortalBar')] : [];
}
