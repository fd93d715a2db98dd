import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { transportOf } from '@network/core/api/transport.ts';
import { readCampaign } from '@network/core/session/campaign.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { ujcOfLink } from '@network/tenant/campaign.ts';
import { pageIdOf } from '@network/core/session/join-address.ts';
import type { PaymentAnswer, PaymentRequest } from '@network/lifecycle/payment/payment-request.ts';
import { paymentMachine } from '@network/lifecycle/payment/payment.machine.ts';
import { purchaseMachine } from '@network/lifecycle/purchase/purchase.machine.ts';
import { payWithStoredCard, type PurchaseOrigin } from './pay-with-stored-card.ts';
import { purchaseOptionsQuery } from './queries.ts';
import { refreshRights } from './refresh-rights.ts';
import { refusalText } from './refusal-text.ts';

/** The origin of a purchase on this page. */
export function usePurchaseOrigin(elm: string): () => PurchaseOrigin {
  const router = useRouter();
  const tenant = useTenant();
  return () => {
    const { nats } = readCampaign();
    const ref = pageIdOf(router.state.matches.at(-1)?.fullPath ?? '/');
    const ujc = ujcOfLink(tenant, elm);
    return { ref, elm, ...(nats !== undefined && { nats }), ...(ujc !== null && { tracking: { ujc } }) };
  };
}

/** The payment with the stored card, why the last one was refused, in words, and how often that was a changed price. */
export function usePayment(elm: string) {
  const queryClient = useQueryClient();
  const originOf = usePurchaseOrigin(elm);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [changes, setChanges] = useState(0);
  const payment = useMemo(() => {
    const pay = fromPromise<PaymentAnswer, PaymentRequest>(async ({ input }) => {
      setRefusal(null);
      const answer = await payWithStoredCard(transportOf(queryClient), input, originOf());
      if (!answer.success) setRefusal(refusalText(answer));
      // The page shows the price of now before it says that there is another one.
      if (answer.changedPrice) {
        await queryClient.invalidateQueries({ queryKey: purchaseOptionsQuery.queryKey });
        setChanges((before) => before + 1);
      }
      return answer;
    });
    return paymentMachine.provide({ actors: { pay } });
    // The facts of the page when the dialog opens stay valid while it is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [queryClient]);
  return { payment, refusal, changes };
}

/** The flow of the purchase modal, on this page's gateway. */
export function usePurchase(elm: string) {
  const queryClient = useQueryClient();
  const { payment, refusal } = usePayment(elm);
  const machine = useMemo(() => {
    const updateStatus = fromPromise<void>(() => refreshRights(queryClient));
    return purchaseMachine.provide({ actors: { payment, updateStatus } });
  }, [queryClient, payment]);
  const [flow, send] = useMachine(machine);
  return { flow, send, refusal };
}
