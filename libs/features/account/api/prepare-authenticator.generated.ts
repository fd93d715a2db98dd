// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PrepareAuthenticatorMutationVariables = Exact<{
  proof: Types.IdentityProof;
}>;


export type PrepareAuthenticatorMutation = { readonly prepareAuthenticator:
    | { readonly __typename: 'AuthenticatorPrepared', readonly secret: string, readonly qr: { readonly size: number, readonly path: string } }
    | { readonly __typename: 'SecurityRefused', readonly code: Types.SecurityRefusalCode }
   };


export const PrepareAuthenticatorDocument = {"__meta__":{"hash":"181ef327a02cbe32064b93bdb187e0da3a0ed1d39209d530b7d505434b906ed1","name":"PrepareAuthenticator","kind":"mutation"}} as unknown as DocumentNode<PrepareAuthenticatorMutation, PrepareAuthenticatorMutationVariables>;