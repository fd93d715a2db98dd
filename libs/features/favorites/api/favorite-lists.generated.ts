// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type FavoriteVideosPageQueryVariables = Exact<{
  page: number;
}>;


export type FavoriteVideosPageQuery = { readonly favoriteVideos: { readonly items: ReadonlyArray<{ readonly videoId: string, readonly newId: string, readonly slug: string, readonly title: string, readonly releaseDate: string, readonly runLength: number, readonly isUpcoming: boolean, readonly isDenied: boolean, readonly freeVideo: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isNew: boolean, readonly isFavorite: boolean, readonly isWatchLater: boolean, readonly watchProgress: number | null, readonly rating: number | null, readonly site: { readonly id: string, readonly name: string }, readonly channel: { readonly slug: string, readonly channelId: string, readonly channelPackId: string | null, readonly isThirdPartyChannel: boolean } | null, readonly models: ReadonlyArray<{ readonly name: string, readonly slug: string }>, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }, readonly previews: ReadonlyArray<{ readonly src: string, readonly type: string, readonly width: number, readonly height: number }> }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean } } };

export type FavoritePerformersPageQueryVariables = Exact<{
  page: number;
}>;


export type FavoritePerformersPageQuery = { readonly favoritePerformers: { readonly items: ReadonlyArray<{ readonly globalId: string, readonly slug: string, readonly name: string, readonly rating: number | null, readonly videoCount: number, readonly isFavorite: boolean, readonly portrait: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean } } };

export type FavoriteChannelsPageQueryVariables = Exact<{
  page: number;
}>;


export type FavoriteChannelsPageQuery = { readonly favoriteChannels: { readonly items: ReadonlyArray<{ readonly channelId: string, readonly slug: string, readonly name: string, readonly description: string, readonly isThirdPartyChannel: boolean, readonly isFavorite: boolean, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean } } };

export type FavoriteVideosExternalQueryVariables = Exact<{ [key: string]: never; }>;


export type FavoriteVideosExternalQuery = { readonly favoriteVideosExternal: ReadonlyArray<{ readonly total: number, readonly site: { readonly id: string, readonly name: string }, readonly videos: ReadonlyArray<{ readonly newId: string, readonly slug: string, readonly title: string, readonly runLength: number, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } }> }> };

export type IsFavoriteQueryVariables = Exact<{
  kind: Types.FavoriteKind;
  id: string | number;
}>;


export type IsFavoriteQuery = { readonly isFavorite: boolean };

export type FavoriteChannelCardFragment = { readonly channelId: string, readonly slug: string, readonly name: string, readonly description: string, readonly isThirdPartyChannel: boolean, readonly isFavorite: boolean, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } };


export const FavoriteVideosPageDocument = {"__meta__":{"hash":"eb980f1283e088f821e65c11749ba484ba220c54cad23b943e2c1ffa7574b038","name":"FavoriteVideosPage","kind":"query"}} as unknown as DocumentNode<FavoriteVideosPageQuery, FavoriteVideosPageQueryVariables>;
export const FavoritePerformersPageDocument = {"__meta__":{"hash":"56f389bccb5ab0d92505702d66cd47db07df17adcd75a026b91a6e099827df34","name":"FavoritePerformersPage","kind":"query"}} as unknown as DocumentNode<FavoritePerformersPageQuery, FavoritePerformersPageQueryVariables>;
export const FavoriteChannelsPageDocument = {"__meta__":{"hash":"8f7edd4f025cc7e23ebc7ce41e38b53408e3f66d30a4911762336511bbfe0b6c","name":"FavoriteChannelsPage","kind":"query"}} as unknown as DocumentNode<FavoriteChannelsPageQuery, FavoriteChannelsPageQueryVariables>;
export const FavoriteVideosExternalDocument = {"__meta__":{"hash":"75d130d22579ba9adb40878441cce02813a0e5fe031e00c470c457cf6505d7dc","name":"FavoriteVideosExternal","kind":"query"}} as unknown as DocumentNode<FavoriteVideosExternalQuery, FavoriteVideosExternalQueryVariables>;
export const IsFavoriteDocument = {"__meta__":{"hash":"259c688265c04c0aac91402beeeea2620103aad8275da816f488bf770a815aa5","name":"IsFavorite","kind":"query"}} as unknown as DocumentNode<IsFavoriteQuery, IsFavoriteQueryVariables>;