// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ChangeEmailMutationVariables = Exact<{
  newEmail: string;
  proof?: Types.IdentityProof | null | undefined;
  mailed?: Types.MailedProof | null | undefined;
}>;


export type ChangeEmailMutation = { readonly changeEmail:
    | { readonly __typename: 'EmailChangeStarted', readonly email: string }
    | { readonly __typename: 'SecurityRefused', readonly code: Types.SecurityRefusalCode }
   };


export const ChangeEmailDocument = {"__meta__":{"hash":"018c7d72118fe09273b87ba758d8472e01640d1524bc6dedd6deef437b760f8b","name":"ChangeEmail","kind":"mutation"}} as unknown as DocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;