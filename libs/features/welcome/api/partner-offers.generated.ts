// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PartnerOffersQueryVariables = Exact<{
  limit: number;
}>;


export type PartnerOffersQuery = { readonly findDeals: ReadonlyArray<{ readonly id: string, readonly name: string, readonly partnerName: string, readonly dealText: string, readonly dealTextListing: string, readonly discountPrefix: string, readonly discountTextPostPrefix: string, readonly oneClickUrl: string | null, readonly oneClickToken: string | null, readonly oneClickEnabled: boolean, readonly requestPartnerConsent: boolean, readonly url: string, readonly exclusive: boolean, readonly logo: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean }, readonly thumbnail: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean }, readonly initialPrice: { readonly amount: number, readonly currency: string }, readonly recurringPrice: { readonly amount: number, readonly currency: string } | null }> };


export const PartnerOffersDocument = {"__meta__":{"hash":"b7c73cfac25c8ffe682b77d64458793d8028adbbbd446581f8a44f3545ff890d","name":"PartnerOffers","kind":"query"}} as unknown as DocumentNode<PartnerOffersQuery, PartnerOffersQueryVariables>;