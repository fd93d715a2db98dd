// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type UpgradeTrialWelcomeMutationVariables = Exact<{
  input: Types.TrialUpgradeWelcomePageInput;
}>;


export type UpgradeTrialWelcomeMutation = { readonly internalUpsellTrialUpgradeWelcomePage: { readonly success: boolean, readonly location: string | null, readonly messageKey: string | null } };


export const UpgradeTrialWelcomeDocument = {"__meta__":{"hash":"4c4978dc9bde86ff12a52dc1c526718864d6d2b493c756241c23fa750e731f2a","name":"UpgradeTrialWelcome","kind":"mutation"}} as unknown as DocumentNode<UpgradeTrialWelcomeMutation, UpgradeTrialWelcomeMutationVariables>;