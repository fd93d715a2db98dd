// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SetDiscreetMailsMutationVariables = Exact<{
  isDiscreet: boolean;
}>;


export type SetDiscreetMailsMutation = { readonly setDiscreetMails: boolean };


export const SetDiscreetMailsDocument = {"__meta__":{"hash":"e8ef9f5cf3b30c35cfec5499346b7a35a2cd9674d423128f0179f403df5a9ad1","name":"SetDiscreetMails","kind":"mutation"}} as unknown as DocumentNode<SetDiscreetMailsMutation, SetDiscreetMailsMutationVariables>;