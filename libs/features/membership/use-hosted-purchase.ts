import { useMutation } from '@tanstack/react-query';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';
import { StartPurchaseDocument } from './api/start-purchase.generated.ts';

/** Goes on to a payment page for who has no card to charge again, or wants another one. */
export function useHostedPurchase() {
  const purchase = useMutation({
    ...operationMutation(StartPurchaseDocument),
    onSuccess: ({ startPurchase: { location } }) => {
      if (location !== null) window.location.assign(location);
    },
  });
  usePageReturn(() => purchase.reset());
  return purchase;
}
