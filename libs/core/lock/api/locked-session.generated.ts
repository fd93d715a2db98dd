// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type LockedSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type LockedSessionQuery = { readonly lockedSession: { readonly hasPin: boolean, readonly hasPasskey: boolean } | null };


export const LockedSessionDocument = {"__meta__":{"hash":"4ed35fd79ddeada0b2d113b1cae2ac2c6edd70dc1d00651991f67eca31f07498","name":"LockedSession","kind":"query"}} as unknown as DocumentNode<LockedSessionQuery, LockedSessionQueryVariables>;