// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PaymentRecoveryQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentRecoveryQuery = { readonly findOneUserProfile: { readonly uuid: string, readonly subscription: { readonly subscriptionId: string, readonly billing: { readonly accessUntil: string | null, readonly canUpdateCard: boolean, readonly biller: { readonly name: string, readonly supportUrl: string } | null, readonly recovery: { readonly reason: Types.DeclineReason, readonly failedAt: string, readonly nextTryAt: string | null, readonly isRetriedByBiller: boolean, readonly endsAt: string, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly expiringCard: { readonly card: string, readonly expires: string, readonly renewsAt: string } | null } | null } | null } | null };


export const PaymentRecoveryDocument = {"__meta__":{"hash":"022eba5b91b926c2f08cb0885d9a1845f360f56e3279ff365c14cc9dcc0f9a75","name":"PaymentRecovery","kind":"query"}} as unknown as DocumentNode<PaymentRecoveryQuery, PaymentRecoveryQueryVariables>;