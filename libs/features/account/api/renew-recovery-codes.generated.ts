// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type RenewRecoveryCodesMutationVariables = Exact<{
  proof: Types.IdentityProof;
}>;


export type RenewRecoveryCodesMutation = { readonly renewRecoveryCodes:
    | { readonly __typename: 'RecoveryCodes', readonly codes: ReadonlyArray<string> }
    | { readonly __typename: 'SecurityRefused', readonly code: Types.SecurityRefusalCode }
   };


export const RenewRecoveryCodesDocument = {"__meta__":{"hash":"a99c9061b56400bd14b640212f2b13e35828374de0577122d697401609bce211","name":"RenewRecoveryCodes","kind":"mutation"}} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;