// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type QuoteVoucherMutationVariables = Exact<{
  code: string;
}>;


export type QuoteVoucherMutation = { readonly quoteVoucher: { readonly code: string | null, readonly messageKey: string | null, readonly endsAt: string | null, readonly prices: ReadonlyArray<{ readonly optionId: number, readonly messageKey: string | null, readonly billers: ReadonlyArray<string>, readonly chargedNow: { readonly amount: number, readonly currency: string } | null, readonly discount: { readonly amount: number, readonly currency: string } | null, readonly lost: { readonly amount: number, readonly currency: string } | null }> } };


export const QuoteVoucherDocument = {"__meta__":{"hash":"bd02047db1ed9e7f021696df527abfbe03c66d98bd4d97c10e73b2d03012a852","name":"QuoteVoucher","kind":"mutation"}} as unknown as DocumentNode<QuoteVoucherMutation, QuoteVoucherMutationVariables>;