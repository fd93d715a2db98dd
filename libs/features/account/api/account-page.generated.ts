// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type AccountPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPageQuery = { readonly visibleBrands: ReadonlyArray<string>, readonly findOneUserProfile: { readonly userId: string, readonly email: string, readonly displayName: string | null, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge>, readonly autoplayEnabled: boolean, readonly consent: { readonly hasEmailConsent: boolean }, readonly tandemSubscription: { readonly hasTandemChildAccount: boolean, readonly isTandemChildAccount: boolean, readonly tandemParentDisplayName: string | null }, readonly subscription: { readonly type: string, readonly active: boolean, readonly joinDate: string | null } | null } | null };


export const AccountPageDocument = {"__meta__":{"hash":"f045f7da3b9ab4aaf9ff28914dfd317f588c1160d241f770025f38de0ad52795","name":"AccountPage","kind":"query"}} as unknown as DocumentNode<AccountPageQuery, AccountPageQueryVariables>;