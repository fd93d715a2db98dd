import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ACCOUNT_CREATION_POLLING } from '@network/tenant/constants.ts';
import { ApiError } from '@network/core/api/api-error.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { FindOneUserProfileDocument } from '@network/core/session/api/find-one-user-profile.generated.ts';

/**
 * Checks every 5 s, while the page is visible, whether the gateway answers again, with any status; then calls back
 * once. Loads no data of the page.
 */
export function useGatewayReturn(onReturn: () => void): void {
  const queryClient = useQueryClient();
  const { data: answers } = useQuery({
    queryKey: ['gateway-answers'],
    queryFn: async ({ signal }) => {
      try {
        await transportOf(queryClient)(FindOneUserProfileDocument, undefined, signal);
        return true;
      } catch (error) {
        return error instanceof ApiError && error.kind !== 'unavailable';
      }
    },
    refetchInterval: ({ state }) => (state.data === true ? false : ACCOUNT_CREATION_POLLING.everyMs),
    // The page has just tried: the first check waits, so that a page that fails again does not reload endlessly.
    initialData: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const notify = useEffectEvent(onReturn);
  useEffect(() => {
    if (answers) notify();
  }, [answers]);
}
