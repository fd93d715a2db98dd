// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { readonly changePassword: { readonly success: boolean, readonly problems: ReadonlyArray<Types.ChangePasswordProblem> } };


export const ChangePasswordDocument = {"__meta__":{"hash":"ecafd07820cf598802d8bbc3b1c7c030c7e31b33d9597c75eb84513a42b50ead","name":"ChangePassword","kind":"mutation"}} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;