// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type JoinPageQueryVariables = Exact<{ [key: string]: never; }>;


export type JoinPageQuery = { readonly joinOptions: { readonly options: ReadonlyArray<{ readonly optionId: number, readonly kind: Types.PlanKind, readonly isMultisite: boolean, readonly isPortalOffer: boolean, readonly sites: ReadonlyArray<string>, readonly laterAt: string | null, readonly renewalMonths: number, readonly firstDays: number | null, readonly savedPercent: number, readonly chargedNow: { readonly amount: number, readonly currency: string }, readonly chargedLater: { readonly amount: number, readonly currency: string } | null, readonly inDays: { readonly every: number, readonly laterAt: string, readonly firstDays: number | null } | null, readonly perMonth: { readonly amount: number, readonly currency: string }, readonly credit: { readonly amount: number, readonly currency: string }, readonly replaces: ReadonlyArray<{ readonly name: string, readonly unusedDays: number, readonly credit: { readonly amount: number, readonly currency: string } }> }>, readonly billers: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isNative: boolean, readonly countsDays: boolean }>, readonly defaultSubscription: { readonly optionId: number } | null }, readonly featuredVideos: ReadonlyArray<{ readonly newId: string, readonly title: string, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } }> };


export const JoinPageDocument = {"__meta__":{"hash":"223f93b1d104bb865f4cde9705cd301c73adce33cacec21a6eb19a145206a7d9","name":"JoinPage","kind":"query"}} as unknown as DocumentNode<JoinPageQuery, JoinPageQueryVariables>;