// Written by `npm run codegen` from *.graphql; a change here is lost.
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type AccountPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPageQuery = { readonly findOneUserProfile: { readonly userId: string, readonly email: string, readonly displayName: string | null, readonly tandemSubscription: { readonly hasTandemChildAccount: boolean, readonly tandemParentDisplayName: string | null }, readonly subscription: { readonly joinDate: string | null } | null } | null };


export const AccountPageDocument = new TypedDocumentString<AccountPageQuery, AccountPageQueryVariables>({
  hash: '7140f2b8ceeafe44fa8b240da0662095c5189e29d2e49ea13a9bb12e5a04e74a',
  name: 'AccountPage',
  kind: 'query',
});
