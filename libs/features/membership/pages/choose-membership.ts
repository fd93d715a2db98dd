import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';

interface Wanted {
  /** The value in the address: a text, a list where it is repeated, or nothing. */
  readonly subscriptionId: unknown;
  /** The tenant whose page this is. */
  readonly brand: string;
  /** Whether there is something to do with a membership on the page. */
  readonly fits: (membership: OwnMembership) => boolean;
}

/**
 * The membership that a page is about: the one that its address names, else one that fits, of this brand before others.
 * Null where there is none.
 */
export function chooseMembership(
  memberships: readonly OwnMembership[],
  { subscriptionId, brand, fits }: Wanted,
): OwnMembership | null {
  if (subscriptionId !== undefined) return memberships.find((each) => each.subscriptionId === subscriptionId) ?? null;
  const fitting = memberships.filter(fits);
  return fitting.find((each) => each.brand?.id === brand) ?? fitting[0] ?? null;
}

/** The membership that the page of a cancellation is about. */
export const membershipToCancel = (memberships: readonly OwnMembership[], brand: string, subscriptionId: unknown) =>
  chooseMembership(memberships, { subscriptionId, brand, fits: ({ canCancel }) => canCancel });
