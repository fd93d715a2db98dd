// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SchedulePlanChangeMutationVariables = Exact<{
  subscriptionId: string | number;
  optionId: number;
}>;


export type SchedulePlanChangeMutation = { readonly schedulePlanChange: { readonly success: boolean, readonly messageKey: string } };


export const SchedulePlanChangeDocument = {"__meta__":{"hash":"053bc2a95726609d38f724f913a4d08555ff23843a0d0649524276a57a1eddda","name":"SchedulePlanChange","kind":"mutation"}} as unknown as DocumentNode<SchedulePlanChangeMutation, SchedulePlanChangeMutationVariables>;