// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type RedeemWithSignupMutationVariables = Exact<{
  code: string;
  email: string;
  password: string;
}>;


export type RedeemWithSignupMutation = { readonly redeemWithSignup: { readonly messageKey: string | null, readonly field: string | null, readonly isMailed: boolean } };


export const RedeemWithSignupDocument = {"__meta__":{"hash":"7fd1ee6a4147246f8ee232886107ee3eb6d943a48d5945d20f031ab520fbe580","name":"RedeemWithSignup","kind":"mutation"}} as unknown as DocumentNode<RedeemWithSignupMutation, RedeemWithSignupMutationVariables>;