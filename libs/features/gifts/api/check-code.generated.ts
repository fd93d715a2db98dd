// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type CheckCodeMutationVariables = Exact<{
  code: string;
}>;


export type CheckCodeMutation = { readonly checkCode: { readonly messageKey: string | null, readonly worth: { readonly kind: string, readonly title: string, readonly sender: string | null, readonly message: string | null } | null } };


export const CheckCodeDocument = {"__meta__":{"hash":"bcfc25f1645b197431549148936eb298319f7a8e99883165cea94614600ddb4c","name":"CheckCode","kind":"mutation"}} as unknown as DocumentNode<CheckCodeMutation, CheckCodeMutationVariables>;