// Written by `npm run codegen` from *.graphql; a change here is lost.
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type ChannelPageQueryVariables = Exact<{
  slug: string;
}>;


export type ChannelPageQuery = { readonly channel: { readonly channelId: string, readonly slug: string, readonly name: string, readonly description: string, readonly category: string | null, readonly isThirdPartyChannel: boolean, readonly videoCount: number, readonly unlockedPackCount: number, readonly percentageOfUnlockedPacks: number, readonly packs: ReadonlyArray<{ readonly channelPackId: string, readonly slug: string, readonly name: string, readonly price: number, readonly isUnlocked: boolean, readonly videoCount: number, readonly minutes: number, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string }, readonly videos: ReadonlyArray<{ readonly newId: string, readonly title: string, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string } } }> }>, readonly latestVideos: ReadonlyArray<{ readonly videoId: string, readonly newId: string, readonly slug: string, readonly title: string, readonly releaseDate: string, readonly runLength: number, readonly isUpcoming: boolean, readonly isDenied: boolean, readonly freeVideo: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isNew: boolean, readonly isFavorite: boolean, readonly isWatchLater: boolean, readonly watchProgress: number | null, readonly rating: number | null, readonly site: { readonly id: string, readonly name: string }, readonly channel: { readonly slug: string, readonly channelId: string, readonly channelPackId: string | null, readonly isThirdPartyChannel: boolean } | null, readonly models: ReadonlyArray<{ readonly name: string, readonly slug: string }>, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string } }, readonly previews: ReadonlyArray<{ readonly src: string, readonly type: string, readonly width: number, readonly height: number }> }>, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string } } | null };


export const ChannelPageDocument = new TypedDocumentString<ChannelPageQuery, ChannelPageQueryVariables>({
  hash: '3d0572621583dba8d93de39f56e1d025dc3dd54e0cf1bf1218f27086e7ed38d0',
  name: 'ChannelPage',
  kind: 'query',
});
