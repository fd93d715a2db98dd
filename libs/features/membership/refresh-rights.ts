import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from '@network/core/session/profile-query.ts';
import { membershipQuery } from '@network/core/session/membership-query.ts';

/** Reloads the profile and the membership, after a change of either. */
export async function refreshRights(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }),
    queryClient.invalidateQueries({ queryKey: membershipQuery.queryKey }),
  ]);
}
