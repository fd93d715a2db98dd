// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type HealthWarningStateQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthWarningStateQuery = { readonly findOneUserProfile: { readonly state: { readonly modals: { readonly texasHealthWarningAcknowledged: string | null, readonly alabamaHealthWarningAcknowledged: string | null } } } | null };


export const HealthWarningStateDocument = {"__meta__":{"hash":"152705c8837f0863b97962d461b2cf0eb636635dd87373f91bbc9cf7e4a05312","name":"HealthWarningState","kind":"query"}} as unknown as DocumentNode<HealthWarningStateQuery, HealthWarningStateQueryVariables>;