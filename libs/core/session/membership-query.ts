import { operationQuery } from '../api/operation-query.ts';
import { MembershipPageDocument, type MembershipPageQuery } from './api/membership-page.generated.ts';

/** The membership of this person here, and how it is paid for: loaded by the pages that show it, read by their parts. */
export const membershipQuery = operationQuery(MembershipPageDocument);

export type CurrentSubscription = NonNullable<NonNullable<MembershipPageQuery['findOneUserProfile']>['subscription']>;
export type MembershipBilling = NonNullable<CurrentSubscription['billing']>;
