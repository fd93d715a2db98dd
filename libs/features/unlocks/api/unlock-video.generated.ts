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
    | { readonly __typename: 'AccessDenied', readonly nextStep: Types.NextStep }
    | { readonly __typename: 'VideoUnlockFailed', readonly messageKey: string }
    | { readonly __typename: 'VideoUnlocked', readonly credits: number }
   };


export const UnlockVideoDocument = {"__meta__":{"hash":"3918f250cb5ed26b28bfa1b467a7e14da50965f2c4d888ce62983e8b7786000f","name":"UnlockVideo","kind":"mutation"}} as unknown as DocumentNode<UnlockVideoMutation, UnlockVideoMutationVariables>;