// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type TryPaymentElsewhereMutationVariables = Exact<{
  input: Types.WelcomeCheckInput;
}>;


export type TryPaymentElsewhereMutation = { readonly tryPaymentElsewhere: { readonly success: boolean, readonly location: string | null, readonly messageKey: string | null } };


export const TryPaymentElsewhereDocument = {"__meta__":{"hash":"44da567c42fb477836f35620adbdbf65ccb7987636264128613f126da81ba4a4","name":"TryPaymentElsewhere","kind":"mutation"}} as unknown as DocumentNode<TryPaymentElsewhereMutation, TryPaymentElsewhereMutationVariables>;