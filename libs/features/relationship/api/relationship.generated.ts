// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type RelationshipQueryVariables = Exact<{ [key: string]: never; }>;


export type RelationshipQuery = { readonly findOneUserProfile: { readonly relationshipStatus: Types.RelationshipStatus | null, readonly relationshipRole: Types.RelationshipRole | null } | null };


export const RelationshipDocument = {"__meta__":{"hash":"c993ca2fb1f6d73bc14b55f0af015957dfe9a002f5c29a385c68cbb917d36f9b","name":"Relationship","kind":"query"}} as unknown as DocumentNode<RelationshipQuery, RelationshipQueryVariables>;