import { operationQuery } from '@network/core/api/operation-query.ts';
import { GiftPageDocument } from './api/gift-page.generated.ts';
import { GiftPaymentDocument } from './api/gift-payment.generated.ts';

/** The outcome of the payment of a gift, by its order, for the tab with this secret or its buyer who is signed in. */
export const giftPaymentQuery = (orderId: string, secret: string | null) =>
  operationQuery(GiftPaymentDocument, { orderId, secret });

/** What can be given on this brand. */
export const giftPageQuery = operationQuery(GiftPageDocument);
