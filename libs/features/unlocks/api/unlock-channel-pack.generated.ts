// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type UnlockChannelPackMutationVariables = Exact<{
  input: Types.UnlockChannelPackInput;
}>;


export type UnlockChannelPackMutation = { readonly unlockChannelPack:
    | { readonly __typename: 'AccessDenied', readonly nextStep: Types.NextStep | null }
    | { readonly __typename: 'ChannelPackAlreadyUnlocked', readonly balance: number }
    | { readonly __typename: 'ChannelPackUnlocked', readonly balance: number }
    | { readonly __typename: 'OutOfBalance', readonly balance: number }
   };


export const UnlockChannelPackDocument = {"__meta__":{"hash":"379ffd50d2e7a546c3fdfc230be59de06a3aa1fda148c7afd058bf92d6249f13","name":"UnlockChannelPack","kind":"mutation"}} as unknown as DocumentNode<UnlockChannelPackMutation, UnlockChannelPackMutationVariables>;