// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type TrialUpgradeOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type TrialUpgradeOfferQuery = { readonly joinOptions: { readonly options: ReadonlyArray<{ readonly optionId: number, readonly kind: Types.PlanKind, readonly isMultisite: boolean, readonly laterAt: string | null, readonly chargedNow: { readonly amount: number, readonly currency: string }, readonly chargedLater: { readonly amount: number, readonly currency: string } | null }> } };


export const TrialUpgradeOfferDocument = {"__meta__":{"hash":"7193de9f473ba0d1093d64fe5657160625304d1f58890d90002b0031315f1362","name":"TrialUpgradeOffer","kind":"query"}} as unknown as DocumentNode<TrialUpgradeOfferQuery, TrialUpgradeOfferQueryVariables>;