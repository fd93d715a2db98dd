import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { transportOf } from '@network/core/api/transport.ts';
import { type ReactivationRequest, reactivationMachine } from '@network/lifecycle/reactivation/reactivation.machine.ts';
import type { RetentionOffer } from '@network/lifecycle/reactivation/retention-offer.ts';
import { ReactivateDocument } from './api/reactivate.generated.ts';
import { RetentionOfferDocument } from './api/retention-offer.generated.ts';
import { refreshRights } from './refresh-rights.ts';

/** The flow of coming back, on this page's gateway. */
export function useReactivation(userUuid: string, source: string, subscriptionId: string | null) {
  const queryClient = useQueryClient();
  const machine = useMemo(() => {
    const execute = transportOf(queryClient);
    const getRetentionOffer = fromPromise<RetentionOffer | null, { readonly userUuid: string }>(
      async ({ input }) => (await execute(RetentionOfferDocument, { ...input, subscriptionId })).getRetentionOffer,
    );
    const reactivate = fromPromise<{ readonly success: boolean }, ReactivationRequest>(async ({ input }) => {
      const { offer, ...request } = input;
      const taken = { retentionOfferName: offer?.name ?? null, deal: offer?.deal ?? null };
      const { reactivateCancelledRebill: answer } = await execute(ReactivateDocument, {
        ...request,
        ...taken,
        subscriptionId,
      });
      if (answer.success) await refreshRights(queryClient).catch(() => undefined);
      return answer;
    });
    return reactivationMachine.provide({ actors: { getRetentionOffer, reactivate } });
  }, [queryClient, subscriptionId]);
  return useMachine(machine, { input: { userUuid, source } });
}
