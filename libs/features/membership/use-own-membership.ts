import { useQuery } from '@network/core/query/use-query.ts';
import { type OwnMembership, ownMembershipsQuery } from '@network/core/session/own-memberships-query.ts';

/** One membership of the person: undefined while it loads, null for one that is gone. */
export function useOwnMembership(subscriptionId: string): OwnMembership | null | undefined {
  const { data } = useQuery(ownMembershipsQuery);
  if (!data) return undefined;
  return data.memberships.find((each) => each.subscriptionId === subscriptionId) ?? null;
}
