// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SetMemberLockMutationVariables = Exact<{
  pin?: string | null | undefined;
  idleMinutes?: number | null | undefined;
  proof: Types.IdentityProof;
}>;


export type SetMemberLockMutation = { readonly setMemberLock:
    | { readonly __typename: 'MemberLock' }
    | { readonly __typename: 'SecurityRefused', readonly code: Types.SecurityRefusalCode }
   };


export const SetMemberLockDocument = {"__meta__":{"hash":"712215a17384262382a9c70ff5df24bc89630d8cbb4f6fa716d88f478c299188","name":"SetMemberLock","kind":"mutation"}} as unknown as DocumentNode<SetMemberLockMutation, SetMemberLockMutationVariables>;