// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type HasPushQueryVariables = Exact<{
  endpoint: string;
}>;


export type HasPushQuery = { readonly hasPush: boolean };


export const HasPushDocument = {"__meta__":{"hash":"7aa7316a912d9c0a992a5cda119a1c6305574c02da055b15ec7c2054266f3f97","name":"HasPush","kind":"query"}} as unknown as DocumentNode<HasPushQuery, HasPushQueryVariables>;