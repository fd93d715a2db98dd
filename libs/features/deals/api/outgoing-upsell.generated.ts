// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type OutgoingUpsellMutationVariables = Exact<{
  input: Types.OutgoingUpsellOneclickInput;
}>;


export type OutgoingUpsellMutation = { readonly outgoingUpsellOneclick: { readonly success: boolean, readonly redirectUrl: string | null, readonly redirectToConfirmationStep: boolean, readonly confirmationModal: { readonly title: string, readonly description: string, readonly component: string, readonly token: string, readonly price: { readonly initial: { readonly amount: number, readonly currency: string }, readonly recurring: { readonly amount: number, readonly currency: string } | null } } | null } };

export type OutgoingUpsellTrackingMutationVariables = Exact<{
  status: boolean;
  purchaseId?: string | number | null | undefined;
}>;


export type OutgoingUpsellTrackingMutation = { readonly outgoingUpsellOneclickTracking: { readonly success: boolean, readonly redirectUrl: string } };


export const OutgoingUpsellDocument = {"__meta__":{"hash":"da1d1554098d84193643b9cd392b29e1095e256ab8ed037185e7a88f32cbcd50","name":"OutgoingUpsell","kind":"mutation"}} as unknown as DocumentNode<OutgoingUpsellMutation, OutgoingUpsellMutationVariables>;
export const OutgoingUpsellTrackingDocument = {"__meta__":{"hash":"c0b5a04682086ca3248c0a6ee7d97a58be8a5dfd464d82112b115213c42fa8f7","name":"OutgoingUpsellTracking","kind":"mutation"}} as unknown as DocumentNode<OutgoingUpsellTrackingMutation, OutgoingUpsellTrackingMutationVariables>;