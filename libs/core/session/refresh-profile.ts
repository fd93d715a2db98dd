import type { QueryClient } from '@tanstack/react-query';
import { profileQuery, type SessionProfile } from './profile-query.ts';

/**
 * Loads the person again after something has changed their rights. A load that was running began before the change, so
 * it is cancelled: `fetchQuery` alone would wait for it and return the rights of before.
 * @throws ApiError
 */
export async function refreshProfile(queryClient: QueryClient): Promise<SessionProfile | null> {
  await queryClient.cancelQueries({ queryKey: profileQuery.queryKey, exact: true });
  return queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
}
