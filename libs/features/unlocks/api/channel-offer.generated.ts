// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ChannelOfferQueryVariables = Exact<{
  channelId?: string | number | null | undefined;
  channelPackId?: string | number | null | undefined;
}>;


export type ChannelOfferQuery = { readonly channel: { readonly channelId: string, readonly slug: string, readonly name: string, readonly description: string, readonly category: string | null, readonly isThirdPartyChannel: boolean, readonly videoCount: number, readonly unlockedPackCount: number, readonly percentageOfUnlockedPacks: number, readonly packs: ReadonlyArray<{ readonly channelPackId: string, readonly slug: string, readonly name: string, readonly price: number, readonly isUnlocked: boolean, readonly videoCount: number, readonly runLength: number, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean }, readonly videos: ReadonlyArray<{ readonly newId: string, readonly title: string, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } }> }>, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } | null };


export const ChannelOfferDocument = {"__meta__":{"hash":"0a435380aa4b82b21cba23e04094c59e52ad92563922111ca7723a73624589c9","name":"ChannelOffer","kind":"query"}} as unknown as DocumentNode<ChannelOfferQuery, ChannelOfferQueryVariables>;