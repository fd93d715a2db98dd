// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type StartGiftMutationVariables = Exact<{
  input: Types.StartGiftInput;
}>;


export type StartGiftMutation = { readonly startGift: { readonly success: boolean, readonly location: string | null, readonly messageKey: string | null, readonly field: string | null, readonly errorCode: string | null, readonly changedPrice: { readonly now: { readonly amount: number, readonly currency: string } } | null } };


export const StartGiftDocument = {"__meta__":{"hash":"c195eb87e86a10c06cc8e80deebd08f39744fe308592140f8c6dc98223b722f2","name":"StartGift","kind":"mutation"}} as unknown as DocumentNode<StartGiftMutation, StartGiftMutationVariables>;