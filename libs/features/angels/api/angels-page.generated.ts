// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type AngelsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AngelsPageQuery = { readonly angels: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly motto: string, readonly story: string, readonly chosenOn: string, readonly performer: { readonly videoCount: number }, readonly portrait: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }> };


export const AngelsPageDocument = {"__meta__":{"hash":"62bc10602a79cd50a09f0f8131c405ed5dce3e416e05eca4c8c8bdfdcf87deec","name":"AngelsPage","kind":"query"}} as unknown as DocumentNode<AngelsPageQuery, AngelsPageQueryVariables>;