// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type StartPurchaseMutationVariables = Exact<{
  input: Types.StartPurchaseInput;
}>;


export type StartPurchaseMutation = { readonly startPurchase: { readonly success: boolean, readonly location: string | null, readonly messageKey: string | null, readonly field: string | null, readonly changedPrice: { readonly now: { readonly amount: number, readonly currency: string } } | null } };


export const StartPurchaseDocument = {"__meta__":{"hash":"9dee66fa19683a0a910168c4f90c22b4db8e96573bbd458a630e73014589c048","name":"StartPurchase","kind":"mutation"}} as unknown as DocumentNode<StartPurchaseMutation, StartPurchaseMutationVariables>;