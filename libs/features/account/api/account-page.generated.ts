// Written by `npm run codegen` from *.graphql; a change here is lost.
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type AccountPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPageQuery = { readonly findOneUserProfile: { readonly userId: string, readonly email: string, readonly displayName: string | null, readonly tandemSubscription: { readonly hasTandemChildAccount: boolean, readonly isTandemChildAccount: boolean, readonly tandemParentDisplayName: string | null }, readonly subscription: { readonly type: string, readonly active: boolean, readonly joinDate: string | null } | null } | null };


export const AccountPageDocument = new TypedDocumentString<AccountPageQuery, AccountPageQueryVariables>({
  hash: '1065f75eaf127f124f80bf113513dc1237b460331d676771dfe2445d59202a81',
  name: 'AccountPage',
  kind: 'query',
});
