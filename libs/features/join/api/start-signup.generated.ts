// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type StartSignupMutationVariables = Exact<{
  input: Types.StartSignupInput;
}>;


export type StartSignupMutation = { readonly startSignup: { readonly success: boolean, readonly location: string | null, readonly messageKey: string | null, readonly field: string | null, readonly errorCode: string | null } };


export const StartSignupDocument = {"__meta__":{"hash":"f82702cdfc343c6e86f8325b5eee50a181553e48c4fd4ef6bb17ca8d7c6a3a00","name":"StartSignup","kind":"mutation"}} as unknown as DocumentNode<StartSignupMutation, StartSignupMutationVariables>;