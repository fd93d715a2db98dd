import { operationMutation } from '@network/core/api/operation-query.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';
import { useSingleMutation } from '@network/core/query/use-single-mutation.ts';
import { StartPurchaseDocument } from './api/start-purchase.generated.ts';
import { purchaseOptionsQuery } from './queries.ts';

/** Opens a payment page for a person without a stored card, or with another one. */
export function useHostedPurchase() {
  const purchase = useSingleMutation({
    ...operationMutation(StartPurchaseDocument),
    onSuccess: async ({ startPurchase: { location, changedPrice } }, _variables, _result, { client }) => {
      if (location !== null) window.location.assign(location);
      if (changedPrice) await client.invalidateQueries({ queryKey: purchaseOptionsQuery.queryKey });
    },
  });
  usePageReturn(() => purchase.reset());
  return purchase;
}
