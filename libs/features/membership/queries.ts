import { operationQuery } from '@network/core/api/operation-query.ts';
import { PurchaseOptionsDocument } from './api/purchase-options.generated.ts';

/** What this person may buy here, asked whenever the dialog opens. */
export const purchaseOptionsQuery = { ...operationQuery(PurchaseOptionsDocument), staleTime: 0 };
