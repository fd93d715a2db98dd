// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type CreditCardUpdateQueryVariables = Exact<{
  subscriptionId?: string | number | null | undefined;
}>;


export type CreditCardUpdateQuery = { readonly creditCardUpdate: { readonly url: string | null, readonly messageKey: string | null } };


export const CreditCardUpdateDocument = {"__meta__":{"hash":"2f1456f63bf75b20b97144cc72eda8ab64776032f0e1edfcb7c4aefcc718ed55","name":"CreditCardUpdate","kind":"query"}} as unknown as DocumentNode<CreditCardUpdateQuery, CreditCardUpdateQueryVariables>;