// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type MembershipPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipPageQuery = { readonly findOneUserProfile: { readonly uuid: string, readonly subscription: { readonly subscriptionId: string, readonly active: boolean, readonly type: string, readonly isFreeLimitedTrial: boolean, readonly payPerVideoCredits: number, readonly joinDate: string | null, readonly upgradeOptions: { readonly isUpgradeableToVixenPlusYearly: boolean }, readonly billing: { readonly kind: Types.PlanKind | null, readonly isMultisite: boolean, readonly isCancelled: boolean, readonly isPastDue: boolean, readonly isRenewalAwaited: boolean, readonly accessUntil: string | null, readonly nextChargeAt: string | null, readonly renewalDays: number | null, readonly canCancel: boolean, readonly canReactivate: boolean, readonly canUpdateCard: boolean, readonly nextCharge: { readonly amount: number, readonly currency: string } | null, readonly biller: { readonly name: string, readonly supportUrl: string, readonly isNative: boolean } | null, readonly earlierPlans: ReadonlyArray<{ readonly name: string, readonly endedAt: string, readonly unusedDays: number, readonly replacedBy: string | null, readonly credit: { readonly amount: number, readonly currency: string } }>, readonly invoices: ReadonlyArray<{ readonly id: string, readonly kind: Types.ChargeKind, readonly chargedAt: string, readonly description: string, readonly transactionId: string, readonly amount: { readonly amount: number, readonly currency: string }, readonly biller: { readonly name: string } }> } | null } | null } | null };


export const MembershipPageDocument = {"__meta__":{"hash":"a678e1d073639e242e4fa340a7984671ba64b65bfbe042a60cec688dcbf8df2a","name":"MembershipPage","kind":"query"}} as unknown as DocumentNode<MembershipPageQuery, MembershipPageQueryVariables>;