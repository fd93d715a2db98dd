// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type UnlockSessionMutationVariables = Exact<{
  pin: string;
}>;


export type UnlockSessionMutation = { readonly unlockSession:
    | { readonly __typename: 'SessionStillLocked', readonly triesLeft: number }
    | { readonly __typename: 'SessionUnlocked' }
   };


export const UnlockSessionDocument = {"__meta__":{"hash":"34ce5d723a938364e4e3329c17b9dedec7ff21180f873f1b5ddbf66d3530173c","name":"UnlockSession","kind":"mutation"}} as unknown as DocumentNode<UnlockSessionMutation, UnlockSessionMutationVariables>;