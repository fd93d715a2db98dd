// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type GemsInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type GemsInfoQuery = { readonly getTransactions: ReadonlyArray<{ readonly id: string, readonly amount: number, readonly currency: string, readonly createdAt: string, readonly transactionType: string, readonly transactionReason: string }>, readonly findOneUserProfile: { readonly daysUntilRefreshGems: number, readonly percentageOfUnlockedChannelPacks: number, readonly state: { readonly modals: { readonly gemsIntro: string | null }, readonly gems: { readonly lastAcknowledgementDate: string | null } } } | null };


export const GemsInfoDocument = {"__meta__":{"hash":"70163ff9a6bd400da289f10df00c096baf32ca70f754573e4e0c2a8c9a42b864","name":"GemsInfo","kind":"query"}} as unknown as DocumentNode<GemsInfoQuery, GemsInfoQueryVariables>;