// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type AcknowledgeHealthWarningMutationVariables = Exact<{
  state: string;
}>;


export type AcknowledgeHealthWarningMutation = { readonly acknowledgeHealthWarning: { readonly modals: { readonly texasHealthWarningAcknowledged: string | null, readonly alabamaHealthWarningAcknowledged: string | null } } };


export const AcknowledgeHealthWarningDocument = {"__meta__":{"hash":"93a76189c15669b9ad10addff39a679934bf3bcca0616de802ae45e2cb9fd6f0","name":"AcknowledgeHealthWarning","kind":"mutation"}} as unknown as DocumentNode<AcknowledgeHealthWarningMutation, AcknowledgeHealthWarningMutationVariables>;