// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type AccountSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSecurityQuery = { readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null, readonly isSynced: boolean, readonly isDisabled: boolean }>, readonly secondStep: { readonly isOn: boolean, readonly since: string | null, readonly recoveryCodesLeft: number } };


export const AccountSecurityDocument = {"__meta__":{"hash":"f327aa481f93cbf04f9770ddf1402de7120d18701c1a239321da15e4da0a0002","name":"AccountSecurity","kind":"query"}} as unknown as DocumentNode<AccountSecurityQuery, AccountSecurityQueryVariables>;