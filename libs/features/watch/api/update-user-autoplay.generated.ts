// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type UpdateUserAutoplayMutationVariables = Exact<{
  autoplayEnabled: boolean;
}>;


export type UpdateUserAutoplayMutation = { readonly updateUserAutoplay: boolean };


export const UpdateUserAutoplayDocument = {"__meta__":{"hash":"ff32aaee3d229b04be0ad6e9eedc312fecbf4aa46c16069f49e628cff547ce4f","name":"UpdateUserAutoplay","kind":"mutation"}} as unknown as DocumentNode<UpdateUserAutoplayMutation, UpdateUserAutoplayMutationVariables>;