import type { QueryClient } from '@tanstack/react-query';
import { refreshProfile } from '@network/core/session/refresh-profile.ts';
import { ownMembershipsQuery } from '@network/core/session/own-memberships-query.ts';
import { membershipQuery } from '@network/core/session/membership-query.ts';

/** Reloads the profile and the membership, after a change of either. */
export async function refreshRights(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    refreshProfile(queryClient),
    queryClient.invalidateQueries({ queryKey: membershipQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ownMembershipsQuery.queryKey }),
  ]);
}
