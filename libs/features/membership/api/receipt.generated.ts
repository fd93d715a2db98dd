// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ReceiptQueryVariables = Exact<{
  id: string | number;
}>;


export type ReceiptQuery = { readonly receipt: { readonly billedTo: string, readonly tax: { readonly name: string, readonly rate: number, readonly amount: { readonly amount: number, readonly currency: string } } | null, readonly voucher: { readonly code: string, readonly amount: { readonly amount: number, readonly currency: string }, readonly price: { readonly amount: number, readonly currency: string } } | null, readonly invoice: { readonly id: string, readonly kind: Types.ChargeKind, readonly chargedAt: string, readonly description: string, readonly transactionId: string, readonly amount: { readonly amount: number, readonly currency: string }, readonly biller: { readonly name: string } }, readonly reversedBy: { readonly id: string, readonly kind: Types.ChargeKind, readonly chargedAt: string } | null, readonly partialRefunds: ReadonlyArray<{ readonly id: string, readonly chargedAt: string, readonly amount: { readonly amount: number, readonly currency: string } }>, readonly reverses: { readonly id: string, readonly transactionId: string } | null } | null };


export const ReceiptDocument = {"__meta__":{"hash":"810e210bdcaf1bdb293497b815e0a829494a993693370cd63e2d170117d2add9","name":"Receipt","kind":"query"}} as unknown as DocumentNode<ReceiptQuery, ReceiptQueryVariables>;