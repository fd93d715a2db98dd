// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SetRelationshipMutationVariables = Exact<{
  relationshipStatus?: Types.RelationshipStatus | null | undefined;
  relationshipRole?: Types.RelationshipRole | null | undefined;
}>;


export type SetRelationshipMutation = { readonly setRelationship: { readonly relationshipStatus: Types.RelationshipStatus | null, readonly relationshipRole: Types.RelationshipRole | null } };


export const SetRelationshipDocument = {"__meta__":{"hash":"d7c047023c6099f7665d5b16f4bd677b076a5127ae3fccad30a6c4dbcc765a63","name":"SetRelationship","kind":"mutation"}} as unknown as DocumentNode<SetRelationshipMutation, SetRelationshipMutationVariables>;