// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PopularSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type PopularSearchesQuery = { readonly popularSearches: ReadonlyArray<string> };


export const PopularSearchesDocument = {"__meta__":{"hash":"6de9dd91ec1455d772a14ac5ee86291d94fdfc7fcc274114b8d089da3c3ce18b","name":"PopularSearches","kind":"query"}} as unknown as DocumentNode<PopularSearchesQuery, PopularSearchesQueryVariables>;