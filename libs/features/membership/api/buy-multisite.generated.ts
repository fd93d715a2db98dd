// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type BuyMultisiteMutationVariables = Exact<{
  input: Types.UpsellMultisiteInput;
}>;


export type BuyMultisiteMutation = { readonly internalUpsellOneclickMultisite: { readonly success: boolean, readonly location: string | null, readonly username: string | null, readonly memberId: string | null, readonly hashedMemberId: string | null, readonly orderId: string | null, readonly messageKey: string | null, readonly changedPrice: { readonly now: { readonly amount: number, readonly currency: string } } | null } };


export const BuyMultisiteDocument = {"__meta__":{"hash":"0705e181311ee3714083694b4fa83072d5864592ae65dc675d30060ac3c50c15","name":"BuyMultisite","kind":"mutation"}} as unknown as DocumentNode<BuyMultisiteMutation, BuyMultisiteMutationVariables>;