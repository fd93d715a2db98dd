// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PlaylistPageQueryVariables = Exact<{
  playlistId: string | number;
  page: number;
}>;


export type PlaylistPageQuery = { readonly playlist: { readonly playlistId: string, readonly name: string, readonly description: string, readonly total: number, readonly runLength: number, readonly shareToken: string | null, readonly showsName: boolean, readonly filmIds: ReadonlyArray<string>, readonly films: { readonly items: ReadonlyArray<{ readonly videoId: string, readonly title: string, readonly runLength: number, readonly slug: string, readonly models: ReadonlyArray<{ readonly name: string, readonly slug: string }>, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }, readonly channel: { readonly slug: string } | null }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean } }, readonly covers: ReadonlyArray<{ readonly slug: string, readonly channel: { readonly slug: string } | null }> } | null };

export type OpenPlaylistFragment = { readonly playlistId: string, readonly name: string, readonly description: string, readonly total: number, readonly runLength: number, readonly shareToken: string | null, readonly showsName: boolean, readonly filmIds: ReadonlyArray<string>, readonly covers: ReadonlyArray<{ readonly slug: string, readonly channel: { readonly slug: string } | null }> };

export type ListedFilmFragment = { readonly slug: string, readonly channel: { readonly slug: string } | null };

export type PlaylistFilmFragment = { readonly videoId: string, readonly title: string, readonly runLength: number, readonly slug: string, readonly models: ReadonlyArray<{ readonly name: string, readonly slug: string }>, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }, readonly channel: { readonly slug: string } | null };


export const PlaylistPageDocument = {"__meta__":{"hash":"d874e89b8d795fc1d5969a8436a445cdd70bf3cd9715f6174d084b1ecf96f8f7","name":"PlaylistPage","kind":"query"}} as unknown as DocumentNode<PlaylistPageQuery, PlaylistPageQueryVariables>;