// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type UnlockVideoMutationVariables = Exact<{
  id: string | number;
}>;


export type UnlockVideoMutation = { readonly UnlockVideo:
    | { readonly __typename: 'AccessDenied', readonly nextStep: Types.NextStep | null }
    | { readonly __typename: 'VideoAlreadyUnlocked', readonly credits: number }
    | { readonly __typename: 'VideoUnlockFailed', readonly messageKey: string }
    | { readonly __typename: 'VideoUnlocked', readonly credits: number }
   };


export const UnlockVideoDocument = {"__meta__":{"hash":"dd2116f5286119ea8f4a69775e63c95c49353956834759f4bba10f232e54c049","name":"UnlockVideo","kind":"mutation"}} as unknown as DocumentNode<UnlockVideoMutation, UnlockVideoMutationVariables>;