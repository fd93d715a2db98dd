// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ReactivateMutationVariables = Exact<{
  userUuid: string | number;
  retentionOfferName?: string | null | undefined;
  deal?: Types.RetentionDealInput | null | undefined;
  source?: string | null | undefined;
  subscriptionId?: string | number | null | undefined;
}>;


export type ReactivateMutation = { readonly reactivateCancelledRebill: { readonly success: boolean, readonly messageKey: string } };


export const ReactivateDocument = {"__meta__":{"hash":"6a14c971b854aeeec3e447a73a4db8e40b238cb6c95d9e8b6e81ec0feb94a6b5","name":"Reactivate","kind":"mutation"}} as unknown as DocumentNode<ReactivateMutation, ReactivateMutationVariables>;