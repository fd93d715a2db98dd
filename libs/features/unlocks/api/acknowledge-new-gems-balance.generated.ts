// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type AcknowledgeNewGemsBalanceMutationVariables = Exact<{ [key: string]: never; }>;


export type AcknowledgeNewGemsBalanceMutation = { readonly acknowledgeNewGemsBalance: { readonly gems: { readonly lastAcknowledgementDate: string | null } } };


export const AcknowledgeNewGemsBalanceDocument = {"__meta__":{"hash":"d5818cec9c12348fb672a9c3e79f41c6142ff625ef87242c8dd78e8033d5d196","name":"AcknowledgeNewGemsBalance","kind":"mutation"}} as unknown as DocumentNode<AcknowledgeNewGemsBalanceMutation, AcknowledgeNewGemsBalanceMutationVariables>;