import type { MultisiteGroup, SiteId } from '@network/tenant/sites.ts';

/** Multisite subscriptions by the sites that they open. */
export type MultisiteGroups = Readonly<Record<MultisiteGroup, readonly SiteId[]>>;

/** Returns whether a name from data is a multisite group's. The id of a site never has this form. */
export function isMultisiteGroup(value: unknown): value is MultisiteGroup {
  return typeof value === 'string' && /^multisite[A-Za-z0-9]{1,30}$/.test(value);
}

/** The multisite type of a person: the widest of the groups of their active subscriptions, or null. */
export function multisiteType(
  activeGroups: readonly (string | null)[],
  groups: MultisiteGroups,
): MultisiteGroup | null {
  const widestFirst = Object.keys(groups).toSorted((a, b) => (groups[b]?.length ?? 0) - (groups[a]?.length ?? 0));
  return widestFirst.find((group) => activeGroups.includes(group)) ?? null;
}
