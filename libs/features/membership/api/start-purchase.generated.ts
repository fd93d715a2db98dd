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


export type StartPurchaseMutation = { readonly startPurchase: { readonly success: boolean, readonly location: string | null, readonly messageKey: string | null } };


export const StartPurchaseDocument = {"__meta__":{"hash":"d4845c1abd9a78b976aa260224a26ad885f99876b2b2a123bbdf17c316637771","name":"StartPurchase","kind":"mutation"}} as unknown as DocumentNode<StartPurchaseMutation, StartPurchaseMutationVariables>;