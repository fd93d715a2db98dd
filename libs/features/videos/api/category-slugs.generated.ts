// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type CategorySlugsQueryVariables = Exact<{ [key: string]: never; }>;


export type CategorySlugsQuery = { readonly categories: ReadonlyArray<{ readonly slug: string }> };


export const CategorySlugsDocument = {"__meta__":{"hash":"2726efd3a8766d79ba2a59e60be72d3eb8fc3235a79f38c3ed6380d21f853561","name":"CategorySlugs","kind":"query"}} as unknown as DocumentNode<CategorySlugsQuery, CategorySlugsQueryVariables>;