// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type PlanOptionFragment = { readonly optionId: number, readonly kind: Types.PlanKind, readonly isMultisite: boolean, readonly isPortalOffer: boolean, readonly sites: ReadonlyArray<string>, readonly laterAt: string | null, readonly renewalMonths: number, readonly firstDays: number | null, readonly savedPercent: number, readonly chargedNow: { readonly amount: number, readonly currency: string }, readonly chargedLater: { readonly amount: number, readonly currency: string } | null, readonly perMonth: { readonly amount: number, readonly currency: string }, readonly credit: { readonly amount: number, readonly currency: string }, readonly replaces: ReadonlyArray<{ readonly name: string, readonly unusedDays: number, readonly credit: { readonly amount: number, readonly currency: string } }> };
