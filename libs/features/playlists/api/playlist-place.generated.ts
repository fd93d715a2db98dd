// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PlaylistPlaceQueryVariables = Exact<{
  list: string;
  videoId: string | number;
}>;


export type PlaylistPlaceQuery = { readonly playlistPlace: { readonly name: string, readonly number: number, readonly total: number, readonly previous: { readonly title: string, readonly slug: string, readonly channel: { readonly slug: string } | null } | null, readonly next: { readonly title: string, readonly slug: string, readonly channel: { readonly slug: string } | null } | null } | null };

export type FilmOfPlaceFragment = { readonly title: string, readonly slug: string, readonly channel: { readonly slug: string } | null };


export const PlaylistPlaceDocument = {"__meta__":{"hash":"f821e65a6b170667bbd73f018fc85077ab8fe128235fe1ce3cf6963eb2d0aed1","name":"PlaylistPlace","kind":"query"}} as unknown as DocumentNode<PlaylistPlaceQuery, PlaylistPlaceQueryVariables>;