// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SaveConsentMutationVariables = Exact<{
  isAccepted: boolean;
}>;


export type SaveConsentMutation = { readonly setMeasuring: boolean };


export const SaveConsentDocument = {"__meta__":{"hash":"2f4c1b4a866c342c7945e64148fc0088d3655493e3e3b1499dc713fb67586833","name":"SaveConsent","kind":"mutation"}} as unknown as DocumentNode<SaveConsentMutation, SaveConsentMutationVariables>;