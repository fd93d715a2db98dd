// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type BuySinglesiteMutationVariables = Exact<{
  input: Types.UpsellSinglesiteInput;
}>;


export type BuySinglesiteMutation = { readonly internalUpsellOneclickSinglesite: { readonly success: boolean, readonly location: string | null, readonly messageKey: string | null, readonly changedPrice: { readonly now: { readonly amount: number, readonly currency: string } } | null } };


export const BuySinglesiteDocument = {"__meta__":{"hash":"96ffed13edc9fdf23fcf23924fd995e8b02c6850150a08250eba46c06185a522","name":"BuySinglesite","kind":"mutation"}} as unknown as DocumentNode<BuySinglesiteMutation, BuySinglesiteMutationVariables>;