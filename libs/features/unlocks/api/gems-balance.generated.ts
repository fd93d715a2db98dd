// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type GemsBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type GemsBalanceQuery = { readonly getGemsBalance: { readonly amount: number } };


export const GemsBalanceDocument = {"__meta__":{"hash":"fae898ced97878dedad50697a57a0cd6fd63d5bfe968c7d2ea95aa011e6261bf","name":"GemsBalance","kind":"query"}} as unknown as DocumentNode<GemsBalanceQuery, GemsBalanceQueryVariables>;