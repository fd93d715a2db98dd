import { operationQuery } from '@network/core/api/operation-query.ts';
import { CancellationPreviewDocument } from './api/cancellation-preview.generated.ts';
import { PendingCancellationDocument } from './api/pending-cancellation.generated.ts';
import { PurchaseOptionsDocument } from './api/purchase-options.generated.ts';
import { ReactivationTermsDocument } from './api/reactivation-terms.generated.ts';
import { ReceiptDocument } from './api/receipt.generated.ts';
import { YearlyQuoteDocument } from './api/yearly-quote.generated.ts';

/** The options that this person may buy here, loaded whenever the dialog opens. */
export const purchaseOptionsQuery = { ...operationQuery(PurchaseOptionsDocument), staleTime: 0 };

/** What the year would cost to which a monthly bundle can change. */
export const yearlyQuoteQuery = { ...operationQuery(YearlyQuoteDocument), staleTime: 0 };

/** What taking the cancellation of a membership back means; without an id, of the one of this site. */
export const reactivationTermsQuery = (subscriptionId: string | null) => ({
  ...operationQuery(ReactivationTermsDocument, { subscriptionId }),
  staleTime: 0,
});

/** One of the person's own receipts. */
export const receiptQuery = (id: string) => operationQuery(ReceiptDocument, { id });

/** The step of cancelling that a page's address names; nothing without one. */
export const pendingCancellationQuery = (confirmationId: string) => ({
  ...operationQuery(PendingCancellationDocument, { confirmationId }),
  staleTime: 0,
});

/** What cancelling a membership would mean, with nothing begun. */
export const cancellationPreviewQuery = (subscriptionId: string) => ({
  ...operationQuery(CancellationPreviewDocument, { subscriptionId }),
  staleTime: 0,
});
