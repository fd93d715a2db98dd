// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ConfirmCancellationMutationVariables = Exact<{
  confirmationId: string | number;
}>;


export type ConfirmCancellationMutation = { readonly confirmCancellation: { readonly success: boolean, readonly messageKey: string, readonly accessUntil: string | null } };


export const ConfirmCancellationDocument = {"__meta__":{"hash":"f9ff5436e083cc961a3679ffef5e6769f2d8f875f0363acdc2dbb11033557616","name":"ConfirmCancellation","kind":"mutation"}} as unknown as DocumentNode<ConfirmCancellationMutation, ConfirmCancellationMutationVariables>;