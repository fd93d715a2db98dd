import { operationQuery } from '@network/core/api/operation-query.ts';
import { MembershipPageDocument, type MembershipPageQuery } from './api/membership-page.generated.ts';
import { PurchaseOptionsDocument } from './api/purchase-options.generated.ts';

/** The membership of this person here, and how it is paid for. */
export const membershipQuery = operationQuery(MembershipPageDocument);

export type HeldMembership = NonNullable<NonNullable<MembershipPageQuery['findOneUserProfile']>['subscription']>;
export type MembershipBilling = NonNullable<HeldMembership['billing']>;

/** What this person may buy here, asked whenever the dialog opens. */
export const purchaseOptionsQuery = { ...operationQuery(PurchaseOptionsDocument), staleTime: 0 };
