import { MULTISITE_GROUPS, type MultisiteGroup } from '@network/tenant/sites.ts';

/** The groups from the one that opens most to the one that opens least. */
const WIDEST_FIRST = (Object.keys(MULTISITE_GROUPS) as MultisiteGroup[]).toSorted(
  (a, b) => MULTISITE_GROUPS[b].length - MULTISITE_GROUPS[a].length,
);

/** Whether a name out of data is a multisite group's. */
export function isMultisiteGroup(value: unknown): value is MultisiteGroup {
  return WIDEST_FIRST.includes(value as MultisiteGroup);
}

/** The multisite type of a person: the widest of the groups of their active subscriptions, or null. */
export function multisiteType(activeGroups: readonly (string | null)[]): MultisiteGroup | null {
  return WIDEST_FIRST.find((group) => activeGroups.includes(group)) ?? null;
}
