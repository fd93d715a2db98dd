// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type LockSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type LockSessionMutation = { readonly lockSession: boolean };


export const LockSessionDocument = {"__meta__":{"hash":"f65181dc263bc608179ea1a561c218b77a38a6c729ca3f49abc2840479dbf2cb","name":"LockSession","kind":"mutation"}} as unknown as DocumentNode<LockSessionMutation, LockSessionMutationVariables>;