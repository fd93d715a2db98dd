// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type RetentionOfferQueryVariables = Exact<{
  userUuid: string | number;
  subscriptionId?: string | number | null | undefined;
}>;


export type RetentionOfferQuery = { readonly getRetentionOffer: { readonly name: string, readonly currencies: ReadonlyArray<string>, readonly displayRules: { readonly rebillPeriod: number, readonly sites: ReadonlyArray<string>, readonly subscriptionType: string, readonly brands: ReadonlyArray<string>, readonly priceRange: { readonly min: number, readonly max: number } }, readonly deal: { readonly newPrice: number, readonly offeredGems: number }, readonly currentRebill: { readonly amount: number, readonly currency: string } } | null };


export const RetentionOfferDocument = {"__meta__":{"hash":"c7d5a4a85ea2b8eba1aeba0f4c0aaeeb414814a61e96942afb04dd2e8363e50f","name":"RetentionOffer","kind":"query"}} as unknown as DocumentNode<RetentionOfferQuery, RetentionOfferQueryVariables>;