// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type AcceptTermsMutationVariables = Exact<{ [key: string]: never; }>;


export type AcceptTermsMutation = { readonly acceptTerms: boolean };


export const AcceptTermsDocument = {"__meta__":{"hash":"4663dd718ef5322a0939f74c7415d3504f2f68dc8bba6cd67e60ed3799b78f5e","name":"AcceptTerms","kind":"mutation"}} as unknown as DocumentNode<AcceptTermsMutation, AcceptTermsMutationVariables>;