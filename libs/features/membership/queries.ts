import { operationQuery } from '@network/core/api/operation-query.ts';
import { PurchaseOptionsDocument } from './api/purchase-options.generated.ts';

/** The options that this person may buy here, loaded whenever the dialog opens. */
export const purchaseOptionsQuery = { ...operationQuery(PurchaseOptionsDocument), staleTime: 0 };
