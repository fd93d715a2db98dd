// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type WithdrawPlannedChangeMutationVariables = Exact<{
  subscriptionId: string | number;
}>;


export type WithdrawPlannedChangeMutation = { readonly withdrawPlannedChange: { readonly success: boolean, readonly messageKey: string } };


export const WithdrawPlannedChangeDocument = {"__meta__":{"hash":"81415fd44fddd86b5334c6b2d0dc5b9f652abd1547245490fe5be3d3a058319a","name":"WithdrawPlannedChange","kind":"mutation"}} as unknown as DocumentNode<WithdrawPlannedChangeMutation, WithdrawPlannedChangeMutationVariables>;