// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ShowcasesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ShowcasesPageQuery = { readonly showcases: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly description: string, readonly videoCount: number, readonly pictures: ReadonlyArray<{ readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean }> }> };


export const ShowcasesPageDocument = {"__meta__":{"hash":"29791cb90fbd054cc520499876cce4c6b8b7a9f57b3a2897920a01174f770756","name":"ShowcasesPage","kind":"query"}} as unknown as DocumentNode<ShowcasesPageQuery, ShowcasesPageQueryVariables>;