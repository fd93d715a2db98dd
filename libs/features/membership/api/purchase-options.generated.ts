// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PurchaseOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PurchaseOptionsQuery = { readonly joinOptions: { readonly isOneClickEnabled: boolean, readonly oneClickBiller: { readonly id: string, readonly name: string, readonly isNative: boolean, readonly countsDays: boolean } | null, readonly storedCard: { readonly name: string } | null, readonly existing: { readonly name: string, readonly reason: Types.ExistingReason, readonly until: string | null } | null, readonly options: ReadonlyArray<{ readonly optionId: number, readonly kind: Types.PlanKind, readonly isMultisite: boolean, readonly isPortalOffer: boolean, readonly sites: ReadonlyArray<string>, readonly laterAt: string | null, readonly renewalMonths: number, readonly firstDays: number | null, readonly savedPercent: number, readonly chargedNow: { readonly amount: number, readonly currency: string }, readonly chargedLater: { readonly amount: number, readonly currency: string } | null, readonly inDays: { readonly every: number, readonly laterAt: string, readonly firstDays: number | null } | null, readonly perMonth: { readonly amount: number, readonly currency: string }, readonly credit: { readonly amount: number, readonly currency: string }, readonly replaces: ReadonlyArray<{ readonly name: string, readonly unusedDays: number, readonly credit: { readonly amount: number, readonly currency: string } }> }>, readonly billers: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isNative: boolean, readonly countsDays: boolean }>, readonly defaultSubscription: { readonly optionId: number } | null } };


export const PurchaseOptionsDocument = {"__meta__":{"hash":"f6b9fb6353396c1c6598ec880de6da402134e238763955bedc06fcafc369bc71","name":"PurchaseOptions","kind":"query"}} as unknown as DocumentNode<PurchaseOptionsQuery, PurchaseOptionsQueryVariables>;