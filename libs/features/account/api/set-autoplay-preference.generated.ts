// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SetAutoplayPreferenceMutationVariables = Exact<{
  autoplayEnabled: boolean;
}>;


export type SetAutoplayPreferenceMutation = { readonly updateUserAutoplay: boolean };


export const SetAutoplayPreferenceDocument = {"__meta__":{"hash":"d21c21a823752c94d2937e7a10e54709072014ab0ab421aa8f793e2c32178831","name":"SetAutoplayPreference","kind":"mutation"}} as unknown as DocumentNode<SetAutoplayPreferenceMutation, SetAutoplayPreferenceMutationVariables>;