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
  showsNewFilms: boolean;
}>;


export type PersonalPartQuery = { readonly personalPart: { readonly favoriteVideoIds: ReadonlyArray<string>, readonly favoritePerformerIds: ReadonlyArray<string>, readonly videoIdsToContinue: ReadonlyArray<string>, readonly newVideoIds: ReadonlyArray<string>, readonly profile: { readonly userId: string, readonly uuid: string, readonly displayName: string | null, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge>, readonly autoplayEnabled: boolean, readonly viewer: string }, readonly rights: { readonly id: string, readonly token: string, readonly viewer: string, readonly autoplayEnabled: boolean, readonly isWatching: boolean, readonly hasNewFilms: boolean } | null, readonly watchMarks: ReadonlyArray<{ readonly videoId: string, readonly isWatchLater: boolean, readonly watchProgress: number | null, readonly playbackPosition: number | null }> } | null, readonly dealsById?: ReadonlyArray<{ readonly id: string, readonly oneClickUrl: string | null, readonly oneClickToken: string | null }> };


export const PersonalPartDocument = {"__meta__":{"hash":"0e15fe1ed1ef89a7446c2dd5da4ca67f3ed0ea766d27676daa21a86d3223919d","name":"PersonalPart","kind":"query"}} as unknown as DocumentNode<PersonalPartQuery, PersonalPartQueryVariables>;