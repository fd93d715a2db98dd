// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type AddFavoritesMutationVariables = Exact<{
  kind: Types.FavoriteKind;
  ids: ReadonlyArray<string | number>;
}>;


export type AddFavoritesMutation = { readonly addFavorites:
    | { readonly __typename: 'AccessDenied', readonly messageKey: string }
    | { readonly __typename: 'FavoriteBatchRefused', readonly messageKey: string }
    | { readonly __typename: 'FavoritesChanged', readonly ids: ReadonlyArray<string> }
   };

export type RemoveFavoritesMutationVariables = Exact<{
  kind: Types.FavoriteKind;
  ids: ReadonlyArray<string | number>;
}>;


export type RemoveFavoritesMutation = { readonly removeFavorites:
    | { readonly __typename: 'AccessDenied', readonly messageKey: string }
    | { readonly __typename: 'FavoriteBatchRefused', readonly messageKey: string }
    | { readonly __typename: 'FavoritesChanged', readonly ids: ReadonlyArray<string> }
   };

export type FavoritesResult_AccessDenied_Fragment = { readonly __typename: 'AccessDenied', readonly messageKey: string };

export type FavoritesResult_FavoriteBatchRefused_Fragment = { readonly __typename: 'FavoriteBatchRefused', readonly messageKey: string };

export type FavoritesResult_FavoritesChanged_Fragment = { readonly __typename: 'FavoritesChanged', readonly ids: ReadonlyArray<string> };

export type FavoritesResultFragment =
  | FavoritesResult_AccessDenied_Fragment
  | FavoritesResult_FavoriteBatchRefused_Fragment
  | FavoritesResult_FavoritesChanged_Fragment
;


export const AddFavoritesDocument = {"__meta__":{"hash":"a09a3d27f1e4144c00a84aa822e11b1b1b416ccdf547cfce8d899c1a74414611","name":"AddFavorites","kind":"mutation"}} as unknown as DocumentNode<AddFavoritesMutation, AddFavoritesMutationVariables>;
export const RemoveFavoritesDocument = {"__meta__":{"hash":"2e4a98ec87a74da31e1adddac9f22b50d0dbe1e0ac13a2fb8e1a9cc1341949a7","name":"RemoveFavorites","kind":"mutation"}} as unknown as DocumentNode<RemoveFavoritesMutation, RemoveFavoritesMutationVariables>;