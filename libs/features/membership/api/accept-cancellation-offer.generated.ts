// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type AcceptCancellationOfferMutationVariables = Exact<{
  confirmationId: string | number;
}>;


export type AcceptCancellationOfferMutation = { readonly acceptCancellationOffer: { readonly success: boolean, readonly messageKey: string, readonly accessUntil: string | null } };


export const AcceptCancellationOfferDocument = {"__meta__":{"hash":"dc3bc307cc42d05e35975ad3eb72f67505a8502479819432e7985e74f9eda2cf","name":"AcceptCancellationOffer","kind":"mutation"}} as unknown as DocumentNode<AcceptCancellationOfferMutation, AcceptCancellationOfferMutationVariables>;