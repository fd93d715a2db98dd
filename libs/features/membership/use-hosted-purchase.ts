import { useMutation } from '@tanstack/react-query';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';
import { StartPurchaseDocument } from './api/start-purchase.generated.ts';

/** Opens a payment page for a person without a stored card, or with another one. */
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
