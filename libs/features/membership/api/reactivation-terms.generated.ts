// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ReactivationTermsQueryVariables = Exact<{
  subscriptionId?: string | number | null | undefined;
}>;


export type ReactivationTermsQuery = { readonly reactivationTerms: { readonly renewsAt: string, readonly renewalMonths: number, readonly renewalDays: number | null, readonly gemsRestored: number, readonly channelPacksRestored: number, readonly price: { readonly amount: number, readonly currency: string } } | null };


export const ReactivationTermsDocument = {"__meta__":{"hash":"bca3471ea65e75579a0910405defd932ae8dcd5e95efe95d29632f979c1bef8f","name":"ReactivationTerms","kind":"query"}} as unknown as DocumentNode<ReactivationTermsQuery, ReactivationTermsQueryVariables>;