// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type CancellationPreviewQueryVariables = Exact<{
  subscriptionId?: string | number | null | undefined;
}>;


export type CancellationPreviewQuery = { readonly cancellationPreview: { readonly confirmationId: string | null, readonly accessUntil: string | null, readonly gemsLost: number, readonly channelPacksLost: number, readonly filmsLost: number, readonly favorites: number, readonly canUndo: boolean, readonly offer: { readonly deal: { readonly newPrice: number, readonly offeredGems: number }, readonly currentRebill: { readonly amount: number, readonly currency: string } } | null } | null };


export const CancellationPreviewDocument = {"__meta__":{"hash":"0ddc2a4fae3cf34bddaaa767471bd4f4a55aa3502eced4a030d5cf591d379c3d","name":"CancellationPreview","kind":"query"}} as unknown as DocumentNode<CancellationPreviewQuery, CancellationPreviewQueryVariables>;