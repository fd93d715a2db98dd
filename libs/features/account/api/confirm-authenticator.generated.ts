// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { readonly confirmAuthenticator:
    | { readonly __typename: 'RecoveryCodes', readonly codes: ReadonlyArray<string> }
    | { readonly __typename: 'SecurityRefused', readonly code: Types.SecurityRefusalCode }
   };


export const ConfirmAuthenticatorDocument = {"__meta__":{"hash":"7c750478761ed7c706edf4e40955c2fa3bf7d36b948e1935d76c203239725c5b","name":"ConfirmAuthenticator","kind":"mutation"}} as unknown as DocumentNode<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>;