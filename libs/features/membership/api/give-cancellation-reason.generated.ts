// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type GiveCancellationReasonMutationVariables = Exact<{
  confirmationId: string | number;
  reason: Types.CancellationReason;
}>;


export type GiveCancellationReasonMutation = { readonly giveCancellationReason: { readonly success: boolean, readonly messageKey: string } };


export const GiveCancellationReasonDocument = {"__meta__":{"hash":"961a6549b0dbce21eaf63fa669c9d5a9d1a6f24160e7fd2e9167d45d0ecb4a4e","name":"GiveCancellationReason","kind":"mutation"}} as unknown as DocumentNode<GiveCancellationReasonMutation, GiveCancellationReasonMutationVariables>;