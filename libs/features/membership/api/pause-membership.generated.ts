// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PauseMembershipMutationVariables = Exact<{
  subscriptionId: string | number;
  months: number;
}>;


export type PauseMembershipMutation = { readonly pauseMembership: { readonly success: boolean, readonly messageKey: string } };


export const PauseMembershipDocument = {"__meta__":{"hash":"01f05e315c6153f03da54c51dc36ed33a199e1307cb848f4794e8f3a27e409b9","name":"PauseMembership","kind":"mutation"}} as unknown as DocumentNode<PauseMembershipMutation, PauseMembershipMutationVariables>;