// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PendingCancellationQueryVariables = Exact<{
  confirmationId: string | number;
}>;


export type PendingCancellationQuery = { readonly pendingCancellation: { readonly confirmationId: string | null, readonly accessUntil: string | null, readonly gemsLost: number, readonly channelPacksLost: number, readonly filmsLost: number, readonly favorites: number, readonly canUndo: boolean, readonly offer: { readonly deal: { readonly newPrice: number, readonly offeredGems: number }, readonly currentRebill: { readonly amount: number, readonly currency: string } } | null } | null };


export const PendingCancellationDocument = {"__meta__":{"hash":"24d7af2bc9d072ea251f8ec416f45e240de32e24ae84e2945d160ef6352447fa","name":"PendingCancellation","kind":"query"}} as unknown as DocumentNode<PendingCancellationQuery, PendingCancellationQueryVariables>;