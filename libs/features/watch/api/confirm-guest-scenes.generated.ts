// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ConfirmGuestScenesMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmGuestScenesMutation = { readonly confirmGuestScenes: boolean };


export const ConfirmGuestScenesDocument = {"__meta__":{"hash":"5b7055bc2606bd2d35afdbe982233a63e39fdf398064258e91d5d9317219a033","name":"ConfirmGuestScenes","kind":"mutation"}} as unknown as DocumentNode<ConfirmGuestScenesMutation, ConfirmGuestScenesMutationVariables>;