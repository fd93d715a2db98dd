// Written by `npm run codegen` from *.graphql; a change here is lost.
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type ConfirmWaitingPaymentMutationVariables = Exact<{
  orderId: string | number;
}>;


export type ConfirmWaitingPaymentMutation = { readonly confirmWaitingPayment: { readonly success: boolean, readonly messageKey: string } };


export const ConfirmWaitingPaymentDocument = new TypedDocumentString<ConfirmWaitingPaymentMutation, ConfirmWaitingPaymentMutationVariables>({
  hash: '2414847a1bbb76659be4cdb2bacb9cd98968abcebc19bbd69a747457dd28dadb',
  name: 'ConfirmWaitingPayment',
  kind: 'mutation',
});
