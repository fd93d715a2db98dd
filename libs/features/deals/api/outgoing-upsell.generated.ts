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


export type OutgoingUpsellMutation = { readonly outgoingUpsellOneclick: { readonly success: boolean, readonly redirectUrl: string | null, readonly redirectToConfirmationStep: boolean, readonly confirmationModal: { readonly title: string, readonly description: string, readonly component: string, readonly price: { readonly initial: { readonly amount: number, readonly currency: string }, readonly recurring: { readonly amount: number, readonly currency: string } | null } } | null } };

export type OutgoingUpsellTrackingMutationVariables = Exact<{
  status: boolean;
}>;


export type OutgoingUpsellTrackingMutation = { readonly outgoingUpsellOneclickTracking: { readonly success: boolean, readonly redirectUrl: string } };


export const OutgoingUpsellDocument = {"__meta__":{"hash":"7648918d72822ea056771b2e03b77cfbaede8b4139c14e8fd345f6f85eeba9ff","name":"OutgoingUpsell","kind":"mutation"}} as unknown as DocumentNode<OutgoingUpsellMutation, OutgoingUpsellMutationVariables>;
export const OutgoingUpsellTrackingDocument = {"__meta__":{"hash":"5e5e801f067f734862045e8bd843ceb98b7234d0fa47e707187d9e1379627cf1","name":"OutgoingUpsellTracking","kind":"mutation"}} as unknown as DocumentNode<OutgoingUpsellTrackingMutation, OutgoingUpsellTrackingMutationVariables>;