import { operationQuery } from '@network/core/api/operation-query.ts';
import { GiftPageDocument } from './api/gift-page.generated.ts';

/** What can be given on this brand. */
export const giftPageQuery = operationQuery(GiftPageDocument);
