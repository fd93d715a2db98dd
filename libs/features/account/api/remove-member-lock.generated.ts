// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type RemoveMemberLockMutationVariables = Exact<{
  proof: Types.IdentityProof;
}>;


export type RemoveMemberLockMutation = { readonly removeMemberLock:
    | { readonly __typename: 'MemberLockRemoved' }
    | { readonly __typename: 'SecurityRefused', readonly code: Types.SecurityRefusalCode }
   };


export const RemoveMemberLockDocument = {"__meta__":{"hash":"ed9c562388769289c10afd596a6453ceaeeaa992f85c79ed530f8a46ff90c5c5","name":"RemoveMemberLock","kind":"mutation"}} as unknown as DocumentNode<RemoveMemberLockMutation, RemoveMemberLockMutationVariables>;