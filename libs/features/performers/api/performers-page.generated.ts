// Written by `npm run codegen` from *.graphql; a change here is lost.
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type PerformersPageQueryVariables = Exact<{
  input: Types.PerformersInput;
}>;


export type PerformersPageQuery = { readonly performers: { readonly items: ReadonlyArray<{ readonly globalId: string, readonly slug: string, readonly name: string, readonly rating: number | null, readonly videoCount: number, readonly isFavorite: boolean, readonly portrait: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string } }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean } } };


export const PerformersPageDocument = new TypedDocumentString<PerformersPageQuery, PerformersPageQueryVariables>({
  hash: '9498cbd50907ed69a22c935af3bd82f61e2db59d086e10bb71c2a803bb1f1fed',
  name: 'PerformersPage',
  kind: 'query',
});
