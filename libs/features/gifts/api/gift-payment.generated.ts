// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type GiftPaymentQueryVariables = Exact<{
  orderId: string | number;
  secret?: string | null | undefined;
}>;


export type GiftPaymentQuery = { readonly giftPayment: Types.SignupStatus | null };


export const GiftPaymentDocument = {"__meta__":{"hash":"dd3fb96b302209e47f19744dba08f2ca788f2680f123c20d4c963f8b172e7516","name":"GiftPayment","kind":"query"}} as unknown as DocumentNode<GiftPaymentQuery, GiftPaymentQueryVariables>;