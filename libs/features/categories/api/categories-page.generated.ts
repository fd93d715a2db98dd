// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type CategoriesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesPageQuery = { readonly categories: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly videoCount: number, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }> };


export const CategoriesPageDocument = {"__meta__":{"hash":"2ef5bd4795f28cef869a66525826c65cf77cf5871693e28dc9292be8deeeeee3","name":"CategoriesPage","kind":"query"}} as unknown as DocumentNode<CategoriesPageQuery, CategoriesPageQueryVariables>;