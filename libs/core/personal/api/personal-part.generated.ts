// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PersonalPartQueryVariables = Exact<{
  videoIds: ReadonlyArray<string | number>;
  performerIds: ReadonlyArray<string | number>;
  dealIds: ReadonlyArray<string | number>;
  sellsDeals: boolean;
  toContinue: number;
}>;


export type PersonalPartQuery = { readonly personalPart: { readonly favoriteVideoIds: ReadonlyArray<string>, readonly favoritePerformerIds: ReadonlyArray<string>, readonly profile: { readonly userId: string, readonly uuid: string, readonly displayName: string | null, readonly badges: ReadonlyArray<Types.Badge>, readonly autoplayEnabled: boolean, readonly viewer: string }, readonly rights: { readonly id: string, readonly token: string, readonly viewer: string, readonly autoplayEnabled: boolean, readonly isWatching: boolean } | null, readonly watchMarks: ReadonlyArray<{ readonly videoId: string, readonly isWatchLater: boolean, readonly watchProgress: number | null, readonly playbackPosition: number | null }>, readonly filmsToContinue: ReadonlyArray<{ readonly videoId: string, readonly newId: string, readonly slug: string, readonly title: string, readonly releaseDate: string, readonly runLength: number, readonly isUpcoming: boolean, readonly isDenied: boolean, readonly freeVideo: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isNew: boolean, readonly isFavorite: boolean, readonly isWatchLater: boolean, readonly watchProgress: number | null, readonly rating: number | null, readonly site: { readonly id: string, readonly name: string }, readonly channel: { readonly slug: string, readonly channelId: string, readonly channelPackId: string | null, readonly isThirdPartyChannel: boolean } | null, readonly models: ReadonlyArray<{ readonly name: string, readonly slug: string }>, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string } }, readonly previews: ReadonlyArray<{ readonly src: string, readonly type: string, readonly width: number, readonly height: number }> }> } | null, readonly dealsById?: ReadonlyArray<{ readonly id: string, readonly oneClickUrl: string | null, readonly oneClickToken: string | null }> };


export const PersonalPartDocument = {"__meta__":{"hash":"0958f9d45d8d315d7392099c7fc09d67257dc75518569cf644c036f6bed871ab","name":"PersonalPart","kind":"query"}} as unknown as DocumentNode<PersonalPartQuery, PersonalPartQueryVariables>;