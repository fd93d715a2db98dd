// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type TeaserStateQueryVariables = Exact<{ [key: string]: never; }>;


export type TeaserStateQuery = { readonly findOneUserProfile: { readonly multisiteType: string | null, readonly state: { readonly modals: { readonly teaserViewed: string | null } } } | null };


export const TeaserStateDocument = {"__meta__":{"hash":"e97f6f9d08f2d700c9b65d9c40670ba98a301485fb501d6d2fbb2b50e8a3f202","name":"TeaserState","kind":"query"}} as unknown as DocumentNode<TeaserStateQuery, TeaserStateQueryVariables>;