// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SetAvatarMutationVariables = Exact<{
  avatar?: number | null | undefined;
}>;


export type SetAvatarMutation = { readonly setAvatar:
    | { readonly __typename: 'AvatarChosen', readonly avatar: number | null }
    | { readonly __typename: 'AvatarRefused', readonly messageKey: string }
   };


export const SetAvatarDocument = {"__meta__":{"hash":"4e89758d7012fa9a2d31fc1d6fae3b388267ec8e04ce7b2f66ce96bcd664008c","name":"SetAvatar","kind":"mutation"}} as unknown as DocumentNode<SetAvatarMutation, SetAvatarMutationVariables>;