// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type CreateTandemAccountMutationVariables = Exact<{
  input: Types.TandemAccountInput;
}>;


export type CreateTandemAccountMutation = { readonly createTandemAccount: { readonly success: boolean, readonly messageKey: string | null } };


export const CreateTandemAccountDocument = {"__meta__":{"hash":"9534f08829c0c378aef5ec82fbd3dc4d7da16c4acec7f9bed91dbb43389002ac","name":"CreateTandemAccount","kind":"mutation"}} as unknown as DocumentNode<CreateTandemAccountMutation, CreateTandemAccountMutationVariables>;