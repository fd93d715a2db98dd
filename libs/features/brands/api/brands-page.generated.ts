// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type BrandsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsPageQuery = { readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string, readonly tagline: string | null, readonly color: string | null, readonly wordmark: string | null, readonly launchedOn: string, readonly videoCount: number, readonly performerCount: number, readonly isShownHere: boolean, readonly hasOwnBrand: boolean, readonly origin: string | null, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } | null, readonly faces: ReadonlyArray<{ readonly slug: string, readonly portrait: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }> }> };


export const BrandsPageDocument = {"__meta__":{"hash":"2f3488fb6512d94d654e61ee6c2e223cfb18d52a739080584eabdc0d70bc66e0","name":"BrandsPage","kind":"query"}} as unknown as DocumentNode<BrandsPageQuery, BrandsPageQueryVariables>;