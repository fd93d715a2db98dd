// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type OwnMembershipsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnMembershipsQuery = { readonly memberships: ReadonlyArray<{ readonly subscriptionId: string, readonly name: string, readonly state: Types.MembershipState, readonly sites: ReadonlyArray<string>, readonly joinedAt: string, readonly renewalMonths: number | null, readonly renewalDays: number | null, readonly nextChargeAt: string | null, readonly isRenewalAwaited: boolean, readonly accessUntil: string | null, readonly canCancel: boolean, readonly canReactivate: boolean, readonly canUpdateCard: boolean, readonly brand: { readonly id: string, readonly name: string }, readonly price: { readonly amount: number, readonly currency: string } | null, readonly biller: { readonly name: string, readonly supportUrl: string, readonly isNative: boolean } | null, readonly card: { readonly name: string, readonly expires: string | null } | null, readonly pause: { readonly from: string, readonly until: string, readonly hasBegun: boolean } | null, readonly pauseChoices: ReadonlyArray<{ readonly months: number, readonly from: string, readonly until: string }>, readonly plannedChange: { readonly name: string, readonly startsAt: string, readonly price: { readonly amount: number, readonly currency: string } } | null, readonly changeChoices: ReadonlyArray<{ readonly optionId: number, readonly name: string, readonly sites: ReadonlyArray<string>, readonly renewalMonths: number, readonly startsAt: string, readonly price: { readonly amount: number, readonly currency: string } }>, readonly invoices: ReadonlyArray<{ readonly id: string, readonly kind: Types.ChargeKind, readonly chargedAt: string, readonly description: string, readonly transactionId: string, readonly amount: { readonly amount: number, readonly currency: string }, readonly biller: { readonly name: string } }> }> };


export const OwnMembershipsDocument = {"__meta__":{"hash":"1e5ec18613e74c27e8338fc5d8edf575380962678282cc446d5a9463a325ca3c","name":"OwnMemberships","kind":"query"}} as unknown as DocumentNode<OwnMembershipsQuery, OwnMembershipsQueryVariables>;