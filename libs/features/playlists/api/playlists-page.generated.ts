// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PlaylistsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PlaylistsPageQuery = { readonly playlists: ReadonlyArray<{ readonly playlistId: string, readonly name: string, readonly description: string, readonly total: number, readonly runLength: number, readonly changedAt: string, readonly shareToken: string | null, readonly covers: ReadonlyArray<{ readonly videoId: string, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } }> }> };

export type PlaylistCardFragment = { readonly playlistId: string, readonly name: string, readonly description: string, readonly total: number, readonly runLength: number, readonly changedAt: string, readonly shareToken: string | null, readonly covers: ReadonlyArray<{ readonly videoId: string, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } }> };


export const PlaylistsPageDocument = {"__meta__":{"hash":"20d7cae27cd76e5040a090a898cac47cbe5611c21c57f7706073f828a528ca38","name":"PlaylistsPage","kind":"query"}} as unknown as DocumentNode<PlaylistsPageQuery, PlaylistsPageQueryVariables>;