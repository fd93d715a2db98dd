// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type QuickSearchQueryVariables = Exact<{
  query: string;
}>;


export type QuickSearchQuery = { readonly quickSearch: { readonly didYouMean: string | null, readonly videos: ReadonlyArray<{ readonly newId: string, readonly slug: string, readonly title: string, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } }>, readonly performers: ReadonlyArray<{ readonly globalId: string, readonly slug: string, readonly name: string, readonly portrait: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }>, readonly categories: ReadonlyArray<{ readonly slug: string, readonly name: string }> } };


export const QuickSearchDocument = {"__meta__":{"hash":"a04eb41dd58d6c41f2a49180658265316fc2799313603b4ace0aea01eaea85b8","name":"QuickSearch","kind":"query"}} as unknown as DocumentNode<QuickSearchQuery, QuickSearchQueryVariables>;