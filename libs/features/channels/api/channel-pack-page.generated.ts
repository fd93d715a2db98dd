// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ChannelPackPageQueryVariables = Exact<{
  channel: string;
  pack: string;
  page: number;
}>;


export type ChannelPackPageQuery = { readonly channelPack: { readonly description: string, readonly channelPackId: string, readonly slug: string, readonly name: string, readonly price: number, readonly isUnlocked: boolean, readonly videoCount: number, readonly runLength: number, readonly channel: { readonly channelId: string, readonly slug: string, readonly name: string }, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean }, readonly videos: ReadonlyArray<{ readonly newId: string, readonly title: string, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } }> } | null, readonly channelVideos: { readonly items: ReadonlyArray<{ readonly videoId: string, readonly newId: string, readonly slug: string, readonly title: string, readonly releaseDate: string, readonly runLength: number, readonly isUpcoming: boolean, readonly isDenied: boolean, readonly freeVideo: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isNew: boolean, readonly isFavorite: boolean, readonly isWatchLater: boolean, readonly watchProgress: number | null, readonly rating: number | null, readonly site: { readonly id: string, readonly name: string }, readonly channel: { readonly slug: string, readonly channelId: string, readonly channelPackId: string | null, readonly isThirdPartyChannel: boolean } | null, readonly models: ReadonlyArray<{ readonly name: string, readonly slug: string }>, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }, readonly previews: ReadonlyArray<{ readonly src: string, readonly type: string, readonly width: number, readonly height: number }> }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean } } };


export const ChannelPackPageDocument = {"__meta__":{"hash":"bf57c3624795652692f397e60cd601023f61d42859e4f46ff165748c514fcfcf","name":"ChannelPackPage","kind":"query"}} as unknown as DocumentNode<ChannelPackPageQuery, ChannelPackPageQueryVariables>;