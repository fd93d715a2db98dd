// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type GiftPaymentQueryVariables = Exact<{
  orderId: string | number;
}>;


export type GiftPaymentQuery = { readonly giftPayment: Types.SignupStatus | null };


export const GiftPaymentDocument = {"__meta__":{"hash":"6ff9f2712f3fcb1d9d8a2639f956656843c562686c3b64035b2d788c0ba14ec4","name":"GiftPayment","kind":"query"}} as unknown as DocumentNode<GiftPaymentQuery, GiftPaymentQueryVariables>;