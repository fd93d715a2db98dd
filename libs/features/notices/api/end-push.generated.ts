// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type EndPushMutationVariables = Exact<{
  endpoint: string;
}>;


export type EndPushMutation = { readonly endPush: boolean };


export const EndPushDocument = {"__meta__":{"hash":"13ea3eee32218da5d6a36a40ca7b1295dde1c87c27fa7a75577da6b079e9940a","name":"EndPush","kind":"mutation"}} as unknown as DocumentNode<EndPushMutation, EndPushMutationVariables>;