// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SetEmailPreferenceMutationVariables = Exact<{
  emailConsent: boolean;
  site: string;
}>;


export type SetEmailPreferenceMutation = { readonly setEmailConsent: boolean };


export const SetEmailPreferenceDocument = {"__meta__":{"hash":"526dbe47e58b6fcb415721c4432e375591b2557896fac018fd4534f7aa92e4c2","name":"SetEmailPreference","kind":"mutation"}} as unknown as DocumentNode<SetEmailPreferenceMutation, SetEmailPreferenceMutationVariables>;