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


export type UpgradeTrialMutation = { readonly internalUpsellTrialUpgrade: { readonly success: boolean, readonly location: string | null, readonly messageKey: string | null } };


export const UpgradeTrialDocument = {"__meta__":{"hash":"b69eeb9aaf39d00f13b29ace553671bc85bdd03e5044b8d39f844f79ca40bd17","name":"UpgradeTrial","kind":"mutation"}} as unknown as DocumentNode<UpgradeTrialMutation, UpgradeTrialMutationVariables>;