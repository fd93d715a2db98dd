// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type AccountLanguageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountLanguageQuery = { readonly accountLanguage: string | null };


export const AccountLanguageDocument = {"__meta__":{"hash":"6c9695f1a4cd9637d66b5ec736bc7757cf9ec34eb52fea44c11f0a79b12738a7","name":"AccountLanguage","kind":"query"}} as unknown as DocumentNode<AccountLanguageQuery, AccountLanguageQueryVariables>;