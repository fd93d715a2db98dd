// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PlaylistsOfFilmQueryVariables = Exact<{
  videoId: string | number;
}>;


export type PlaylistsOfFilmQuery = { readonly playlistsWith: ReadonlyArray<string>, readonly playlists: ReadonlyArray<{ readonly playlistId: string, readonly name: string, readonly total: number, readonly shareToken: string | null }> };


export const PlaylistsOfFilmDocument = {"__meta__":{"hash":"c463be4aa04c2c4ccfb78966c53c373a08ff6410b35d15e904de86e0bfba9f11","name":"PlaylistsOfFilm","kind":"query"}} as unknown as DocumentNode<PlaylistsOfFilmQuery, PlaylistsOfFilmQueryVariables>;