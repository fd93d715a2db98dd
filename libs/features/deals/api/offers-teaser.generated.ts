// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type OffersTeaserQueryVariables = Exact<{ [key: string]: never; }>;


export type OffersTeaserQuery = { readonly findOneUserProfile: { readonly state: { readonly modals: { readonly teaserViewed: string | null } } } | null };


export const OffersTeaserDocument = {"__meta__":{"hash":"b91b656086f94f2ed35b0e32f098d6910d590f2857731082d6a4c5f873df9f54","name":"OffersTeaser","kind":"query"}} as unknown as DocumentNode<OffersTeaserQuery, OffersTeaserQueryVariables>;