// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type StartCancellationMutationVariables = Exact<{
  subscriptionId?: string | number | null | undefined;
}>;


export type StartCancellationMutation = { readonly startCancellation: { readonly success: boolean, readonly messageKey: string | null, readonly confirmationId: string | null, readonly accessUntil: string | null, readonly gemsLost: number, readonly channelPacksLost: number, readonly filmsLost: number, readonly favorites: number, readonly canUndo: boolean, readonly offer: { readonly deal: { readonly newPrice: number, readonly offeredGems: number }, readonly currentRebill: { readonly amount: number, readonly currency: string } } | null } };


export const StartCancellationDocument = {"__meta__":{"hash":"92abed177d2eab3718d83f38efca61400e53fc5c68214f98fe9e03ea0ac2dd2a","name":"StartCancellation","kind":"mutation"}} as unknown as DocumentNode<StartCancellationMutation, StartCancellationMutationVariables>;