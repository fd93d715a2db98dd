import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { transportOf } from '@network/core/api/transport.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { statusPollingMachine } from '@network/lifecycle/status-polling/status-polling.machine.ts';
import { SubscriptionActiveDocument } from './api/subscription-active.generated.ts';

/**
 * The wait for a bought subscription, on this page's gateway.
 * @param where the flagship's early reload is for the dialog: the page that it reloads waits on without another one
 */
export function useStatusPolling(where: 'dialog' | 'page') {
  const queryClient = useQueryClient();
  const tenant = useTenant();
  const machine = useMemo(() => {
    const queryActive = fromPromise<boolean>(
      async () => (await transportOf(queryClient)(SubscriptionActiveDocument, undefined)).subscriptionActive,
    );
    return statusPollingMachine.provide({ actors: { queryActive } });
  }, [queryClient]);
  return useMachine(machine, { input: { isFlagship: where === 'dialog' && tenant.flagship } });
}
