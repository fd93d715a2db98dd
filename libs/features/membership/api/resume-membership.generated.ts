// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ResumeMembershipMutationVariables = Exact<{
  subscriptionId: string | number;
}>;


export type ResumeMembershipMutation = { readonly resumeMembership: { readonly success: boolean, readonly messageKey: string } };


export const ResumeMembershipDocument = {"__meta__":{"hash":"5d0c5e954b6abc364ea17b6c374ce796214e924b56980990e108c09cbc6b564e","name":"ResumeMembership","kind":"mutation"}} as unknown as DocumentNode<ResumeMembershipMutation, ResumeMembershipMutationVariables>;