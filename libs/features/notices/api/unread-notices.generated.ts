// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type UnreadNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNoticesQuery = { readonly unreadNotices: number };


export const UnreadNoticesDocument = {"__meta__":{"hash":"45a9216b732d11b83cab9f74f6672c39cbecef56b499695df70fec45a986afef","name":"UnreadNotices","kind":"query"}} as unknown as DocumentNode<UnreadNoticesQuery, UnreadNoticesQueryVariables>;