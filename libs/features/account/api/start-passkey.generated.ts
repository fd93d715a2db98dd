// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type StartPasskeyMutationVariables = Exact<{
  name: string;
  proof: Types.IdentityProof;
}>;


export type StartPasskeyMutation = { readonly startPasskey:
    | { readonly __typename: 'PasskeyStarted', readonly address: string }
    | { readonly __typename: 'SecurityRefused', readonly code: Types.SecurityRefusalCode }
   };


export const StartPasskeyDocument = {"__meta__":{"hash":"6149f3b4d2c6b942568105a5386820d5dd1a62ce250bd9a57269fa0ae5156b5e","name":"StartPasskey","kind":"mutation"}} as unknown as DocumentNode<StartPasskeyMutation, StartPasskeyMutationVariables>;