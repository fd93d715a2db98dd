// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type WatchHistoryQueryVariables = Exact<{
  page: number;
}>;


export type WatchHistoryQuery = { readonly watchHistory: { readonly items: ReadonlyArray<{ readonly watchedAt: string | null, readonly videoId: string, readonly newId: string, readonly slug: string, readonly title: string, readonly releaseDate: string, readonly runLength: number, readonly isUpcoming: boolean, readonly isDenied: boolean, readonly freeVideo: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isNew: boolean, readonly isFavorite: boolean, readonly isWatchLater: boolean, readonly watchProgress: number | null, readonly rating: number | null, readonly site: { readonly id: string, readonly name: string }, readonly channel: { readonly slug: string, readonly channelId: string, readonly channelPackId: string | null, readonly isThirdPartyChannel: boolean } | null, readonly models: ReadonlyArray<{ readonly name: string, readonly slug: string }>, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }, readonly previews: ReadonlyArray<{ readonly src: string, readonly type: string, readonly width: number, readonly height: number }> }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean } }, readonly watchingSettings: { readonly hidesWatched: boolean, readonly isHistoryPaused: boolean } | null };

export type WatchLaterQueryVariables = Exact<{
  page: number;
}>;


export type WatchLaterQuery = { readonly watchLater: { readonly items: ReadonlyArray<{ readonly videoId: string, readonly newId: string, readonly slug: string, readonly title: string, readonly releaseDate: string, readonly runLength: number, readonly isUpcoming: boolean, readonly isDenied: boolean, readonly freeVideo: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isNew: boolean, readonly isFavorite: boolean, readonly isWatchLater: boolean, readonly watchProgress: number | null, readonly rating: number | null, readonly site: { readonly id: string, readonly name: string }, readonly channel: { readonly slug: string, readonly channelId: string, readonly channelPackId: string | null, readonly isThirdPartyChannel: boolean } | null, readonly models: ReadonlyArray<{ readonly name: string, readonly slug: string }>, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }, readonly previews: ReadonlyArray<{ readonly src: string, readonly type: string, readonly width: number, readonly height: number }> }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean } } };

export type SetContinueWatchingMutationVariables = Exact<{
  videoId: string | number;
  isShown: boolean;
}>;


export type SetContinueWatchingMutation = { readonly setContinueWatching: boolean };

export type RemoveFromHistoryMutationVariables = Exact<{
  videoId: string | number;
  removalId: string | number;
}>;


export type RemoveFromHistoryMutation = { readonly removeFromHistory: boolean };

export type RemoveHistoryOfDayMutationVariables = Exact<{
  from: string;
  until: string;
  removalId: string | number;
}>;


export type RemoveHistoryOfDayMutation = { readonly removeHistoryOfDay: number };

export type RestoreHistoryMutationVariables = Exact<{
  removalId: string | number;
}>;


export type RestoreHistoryMutation = { readonly restoreHistory: boolean };

export type ClearHistoryMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearHistoryMutation = { readonly clearHistory: boolean };


export const WatchHistoryDocument = {"__meta__":{"hash":"e4bec7538a0df915a6ffa6f098bf1a89312baff250249fba00d74180e0e1dc3f","name":"WatchHistory","kind":"query"}} as unknown as DocumentNode<WatchHistoryQuery, WatchHistoryQueryVariables>;
export const WatchLaterDocument = {"__meta__":{"hash":"2bb208572af963b3fd6de2fe2d18bc0b0bad503df4fefe19a7c9248c07c43876","name":"WatchLater","kind":"query"}} as unknown as DocumentNode<WatchLaterQuery, WatchLaterQueryVariables>;
export const SetContinueWatchingDocument = {"__meta__":{"hash":"e622adb19997814133147b131d5f3f2fff44175744b3dba5803ba4bc0d7980c6","name":"SetContinueWatching","kind":"mutation"}} as unknown as DocumentNode<SetContinueWatchingMutation, SetContinueWatchingMutationVariables>;
export const RemoveFromHistoryDocument = {"__meta__":{"hash":"23957fd157f339f601886dc89ab0dc46e544579d298af45d8d762afb7ec4f5bd","name":"RemoveFromHistory","kind":"mutation"}} as unknown as DocumentNode<RemoveFromHistoryMutation, RemoveFromHistoryMutationVariables>;
export const RemoveHistoryOfDayDocument = {"__meta__":{"hash":"4fdf7f5928194c0c31e910afbbd620d3c8b276abd24fc709a1ef02fc3a360d91","name":"RemoveHistoryOfDay","kind":"mutation"}} as unknown as DocumentNode<RemoveHistoryOfDayMutation, RemoveHistoryOfDayMutationVariables>;
export const RestoreHistoryDocument = {"__meta__":{"hash":"71458e01ff6eaac9a5499cb446ad664da60cd387eb3a9b2dabbf96971533f2c4","name":"RestoreHistory","kind":"mutation"}} as unknown as DocumentNode<RestoreHistoryMutation, RestoreHistoryMutationVariables>;
export const ClearHistoryDocument = {"__meta__":{"hash":"59b27edbbf00636bead456b5c9710782ea627ced65533c681be9dd0f49f73db2","name":"ClearHistory","kind":"mutation"}} as unknown as DocumentNode<ClearHistoryMutation, ClearHistoryMutationVariables>;