import { operationQuery } from '@network/core/api/operation-query.ts';
import { GiftPageDocument } from './api/gift-page.generated.ts';
import { GiftPaymentDocument } from './api/gift-payment.generated.ts';

/** The outcome of the payment of a gift, by its order. */
export const giftPaymentQuery = (orderId: string) => operationQuery(GiftPaymentDocument, { orderId });

/** What can be given on this brand. */
export const giftPageQuery = operationQuery(GiftPageDocument);
