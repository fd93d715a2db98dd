// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type YearlyQuoteQueryVariables = Exact<{ [key: string]: never; }>;


export type YearlyQuoteQuery = { readonly yearlyUpgradeQuote: { readonly optionId: number, readonly laterAt: string, readonly currentPlan: string, readonly beginsAt: string, readonly chargedNow: { readonly amount: number, readonly currency: string }, readonly chargedLater: { readonly amount: number, readonly currency: string } } | null };


export const YearlyQuoteDocument = {"__meta__":{"hash":"38b227130437dfe84f2fb50bfa3d9aa5325e7cbfd0b133fbb84fcb22207b4337","name":"YearlyQuote","kind":"query"}} as unknown as DocumentNode<YearlyQuoteQuery, YearlyQuoteQueryVariables>;