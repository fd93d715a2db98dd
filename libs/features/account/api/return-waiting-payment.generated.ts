// Written by `npm run codegen` from *.graphql; a change here is lost.
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type ReturnWaitingPaymentMutationVariables = Exact<{
  orderId: string | number;
}>;


export type ReturnWaitingPaymentMutation = { readonly returnWaitingPayment: { readonly success: boolean, readonly messageKey: string } };


export const ReturnWaitingPaymentDocument = new TypedDocumentString<ReturnWaitingPaymentMutation, ReturnWaitingPaymentMutationVariables>({
  hash: '178290d0b5a043be4fc3f7b0cfee40d7d368a89461d37310868c52ff0831d097',
  name: 'ReturnWaitingPayment',
  kind: 'mutation',
});
