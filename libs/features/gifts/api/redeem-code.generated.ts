// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type RedeemCodeMutationVariables = Exact<{
  code: string;
}>;


export type RedeemCodeMutation = { readonly redeemCode: { readonly messageKey: string | null, readonly startsAt: string | null, readonly until: string | null, readonly worth: { readonly kind: string, readonly title: string } | null } };


export const RedeemCodeDocument = {"__meta__":{"hash":"ac86ec5a1c9e103e05ade5b3f055b4c541a37a6ef4994d4f79bea297b647e2c7","name":"RedeemCode","kind":"mutation"}} as unknown as DocumentNode<RedeemCodeMutation, RedeemCodeMutationVariables>;