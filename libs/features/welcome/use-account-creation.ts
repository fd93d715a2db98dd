import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { transportOf } from '@network/core/api/transport.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import {
  accountCreationMachine,
  type WelcomeCheck,
} from '@network/lifecycle/account-creation/account-creation.machine.ts';
import { CheckWelcomeDocument } from './api/check-welcome.generated.ts';
import { storeWelcome } from './stored-welcome.ts';
import { type AddressedWelcome, welcomeInput } from './welcome-address.ts';

/** Runs the wait for a new account with calls to the gateway. */
export function useAccountCreation(welcome: AddressedWelcome) {
  const queryClient = useQueryClient();
  const tenant = useTenant();
  const machine = useMemo(() => {
    const input = welcomeInput(tenant, welcome);
    return accountCreationMachine.provide({
      actors: {
        checkWelcome: fromPromise<WelcomeCheck>(
          async () => (await transportOf(queryClient)(CheckWelcomeDocument, { input })).welcomeCheck,
        ),
        storeWelcome: fromPromise<void, WelcomeCheck>(async ({ input: confirmed }) => {
          storeWelcome(window.sessionStorage, input.memberId, confirmed);
        }),
      },
    });
  }, [queryClient, tenant, welcome]);
  return useMachine(machine);
}
