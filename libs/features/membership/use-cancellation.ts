import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { transportOf } from '@network/core/api/transport.ts';
import {
  type CancellationAnswer,
  cancellationMachine,
  type CancellationReason,
  type QuoteAnswer,
} from '@network/lifecycle/cancellation/cancellation.machine.ts';
import { AcceptCancellationOfferDocument } from './api/accept-cancellation-offer.generated.ts';
import { ConfirmCancellationDocument } from './api/confirm-cancellation.generated.ts';
import { GiveCancellationReasonDocument } from './api/give-cancellation-reason.generated.ts';
import { StartCancellationDocument } from './api/start-cancellation.generated.ts';
import { refreshRights } from './refresh-rights.ts';

interface Confirmation {
  readonly confirmationId: string;
}

/** The cancellation flow of one membership, by default that of this brand, connected to this page's gateway. */
export function useCancellation(subscriptionId: string | null) {
  const queryClient = useQueryClient();
  const machine = useMemo(() => {
    const execute = transportOf(queryClient);
    const requestQuote = fromPromise<QuoteAnswer>(async () => {
      const { success, messageKey, confirmationId, ...losses } = (
        await execute(StartCancellationDocument, { subscriptionId })
      ).startCancellation;
      if (!success || confirmationId === null) return { success: false, messageKey };
      return { success, quote: { ...losses, confirmationId } };
    });
    const confirmCancellation = fromPromise<CancellationAnswer, Confirmation>(async ({ input }) => {
      const { confirmCancellation: answer } = await execute(ConfirmCancellationDocument, input);
      if (answer.success) await refreshRights(queryClient).catch(() => undefined);
      return answer;
    });
    const acceptOffer = fromPromise<CancellationAnswer, Confirmation>(async ({ input }) => {
      const { acceptCancellationOffer: answer } = await execute(AcceptCancellationOfferDocument, input);
      if (answer.success) await refreshRights(queryClient).catch(() => undefined);
      return answer;
    });
    const sendReason = fromPromise<CancellationAnswer, Confirmation & { readonly reason: CancellationReason }>(
      async ({ input }) => (await execute(GiveCancellationReasonDocument, input)).giveCancellationReason,
    );
    return cancellationMachine.provide({ actors: { requestQuote, confirmCancellation, acceptOffer, sendReason } });
  }, [queryClient, subscriptionId]);
  return useMachine(machine);
}
