// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type UpgradeTrialMutationVariables = Exact<{
  input: Types.TrialUpgradeInput;
}>;


export type UpgradeTrialMutation = { readonly internalUpsellTrialUpgrade: { readonly success: boolean, readonly location: string | null, readonly messageKey: string | null, readonly changedPrice: { readonly now: { readonly amount: number, readonly currency: string } } | null } };


export const UpgradeTrialDocument = {"__meta__":{"hash":"9e6c219c9a161988ea9cc860f1a6c19b5ef7449adaa34f59a5dd40f0c3bebb71","name":"UpgradeTrial","kind":"mutation"}} as unknown as DocumentNode<UpgradeTrialMutation, UpgradeTrialMutationVariables>;