// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ShowcasesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ShowcasesPageQuery = { readonly showcases: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly description: string, readonly videoCount: number, readonly pictures: ReadonlyArray<{ readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string }> }> };


export const ShowcasesPageDocument = {"__meta__":{"hash":"ddc5bd4bfb094f7e742f6ac8cc376d1967a03bef6cd11bdc35eb87bc9ba346ac","name":"ShowcasesPage","kind":"query"}} as unknown as DocumentNode<ShowcasesPageQuery, ShowcasesPageQueryVariables>;