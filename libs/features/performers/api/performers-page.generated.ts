// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PerformersPageQueryVariables = Exact<{
  input: Types.PerformersInput;
  isFaceted: boolean;
}>;


export type PerformersPageQuery = { readonly performers: { readonly items: ReadonlyArray<{ readonly globalId: string, readonly slug: string, readonly name: string, readonly rating: number | null, readonly videoCount: number, readonly isFavorite: boolean, readonly portrait: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean }, readonly facets?: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<{ readonly value: string, readonly name: string | null, readonly count: number, readonly isExact: boolean }> }> } };


export const PerformersPageDocument = {"__meta__":{"hash":"9acfa58a9e7fdd0f0078b2752f20c4eab464068d7a092f2b18a9eaa6894a4485","name":"PerformersPage","kind":"query"}} as unknown as DocumentNode<PerformersPageQuery, PerformersPageQueryVariables>;