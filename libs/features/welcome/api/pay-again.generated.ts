// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PayAgainMutationVariables = Exact<{
  input: Types.WelcomeCheckInput;
}>;


export type PayAgainMutation = { readonly payAgain: { readonly success: boolean, readonly location: string | null, readonly messageKey: string | null } };


export const PayAgainDocument = {"__meta__":{"hash":"5b6faae8a6cd5a98ce70f249b0ba756ed01aac3ad32ceccc99d727b20dbb8ffe","name":"PayAgain","kind":"mutation"}} as unknown as DocumentNode<PayAgainMutation, PayAgainMutationVariables>;