// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type DiscreetMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type DiscreetMailsQuery = { readonly hasDiscreetMails: boolean };


export const DiscreetMailsDocument = {"__meta__":{"hash":"743c1ddab6a77966fd0690d387ed8cd5482e3f10a04328a82c0c42376f2b3b6f","name":"DiscreetMails","kind":"query"}} as unknown as DocumentNode<DiscreetMailsQuery, DiscreetMailsQueryVariables>;