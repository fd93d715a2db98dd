// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SisterSitesQueryVariables = Exact<{ [key: string]: never; }>;


export type SisterSitesQuery = { readonly sites: ReadonlyArray<{ readonly id: string, readonly brandId: string }> };


export const SisterSitesDocument = {"__meta__":{"hash":"d833f59f9658f5d2fb01fb6e7a084c0396d938901a9e954d62aea27c5eb6957b","name":"SisterSites","kind":"query"}} as unknown as DocumentNode<SisterSitesQuery, SisterSitesQueryVariables>;