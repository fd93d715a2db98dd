// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type CamsPersonQueryVariables = Exact<{ [key: string]: never; }>;


export type CamsPersonQuery = { readonly findOneUserProfile: { readonly email: string } | null };


export const CamsPersonDocument = {"__meta__":{"hash":"9456fd97f4ea0d54d87598683a04a09068aa3a6fb0afb1b1698746390d488ecd","name":"CamsPerson","kind":"query"}} as unknown as DocumentNode<CamsPersonQuery, CamsPersonQueryVariables>;