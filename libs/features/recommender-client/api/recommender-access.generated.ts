// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type RecommenderAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type RecommenderAccessQuery = { readonly recommenderAccess: { readonly region: string | null, readonly database: string, readonly publicToken: string, readonly userId: string } | null };


export const RecommenderAccessDocument = {"__meta__":{"hash":"514dd79f902d763193bc4e133f494999c078b119e034dab890ff0f254813ef43","name":"RecommenderAccess","kind":"query"}} as unknown as DocumentNode<RecommenderAccessQuery, RecommenderAccessQueryVariables>;