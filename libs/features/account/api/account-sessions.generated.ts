// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type AccountSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSessionsQuery = { readonly sessions: ReadonlyArray<{ readonly id: string, readonly brand: string, readonly device: string, readonly network: string | null, readonly createdAt: string, readonly lastUsedAt: string, readonly isCurrent: boolean }> };


export const AccountSessionsDocument = {"__meta__":{"hash":"38c19e467c747b7bc39ca55579d88c2da45f2e85f5c4ba9ba2efc77204e75a5f","name":"AccountSessions","kind":"query"}} as unknown as DocumentNode<AccountSessionsQuery, AccountSessionsQueryVariables>;