// Written by `npm run codegen` from *.graphql; a change here is lost.
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type AccountNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountNoticesQuery = { readonly findOneUserProfile: { readonly email: string, readonly isEmailConfirmed: boolean } | null, readonly waitingPayments: ReadonlyArray<{ readonly orderId: string, readonly description: string, readonly paidAt: string, readonly confirmBy: string, readonly amount: { readonly amount: number, readonly currency: string } }> };


export const AccountNoticesDocument = new TypedDocumentString<AccountNoticesQuery, AccountNoticesQueryVariables>({
  hash: 'b8982eb032631435536b4576ea6df69b0d45c873c4e85740f5791d0f36307edf',
  name: 'AccountNotices',
  kind: 'query',
});
