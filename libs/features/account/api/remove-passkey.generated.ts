// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type RemovePasskeyMutationVariables = Exact<{
  id: string | number;
  proof: Types.IdentityProof;
}>;


export type RemovePasskeyMutation = { readonly removePasskey:
    | { readonly __typename: 'PasskeyRemoved' }
    | { readonly __typename: 'SecurityRefused', readonly code: Types.SecurityRefusalCode }
   };


export const RemovePasskeyDocument = {"__meta__":{"hash":"ec78c0b457e802e649453327b944125514601fa97016888482565ab74532d76d","name":"RemovePasskey","kind":"mutation"}} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;