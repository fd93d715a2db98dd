// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PromotionalTeaserQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionalTeaserQuery = { readonly featuredVideos: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly heroLoops: ReadonlyArray<{ readonly src: string, readonly type: string, readonly width: number, readonly height: number }>, readonly images: { readonly poster: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } }> };

export type AcknowledgePromotionalTeaserViewedMutationVariables = Exact<{ [key: string]: never; }>;


export type AcknowledgePromotionalTeaserViewedMutation = { readonly acknowledgePromotionalTeaserViewed: { readonly modals: { readonly teaserViewed: string | null } } };


export const PromotionalTeaserDocument = {"__meta__":{"hash":"18ab378d15bee01c6dbe7cda95f0c03b2445cbbf275dbc0027f7ccac04e8c564","name":"PromotionalTeaser","kind":"query"}} as unknown as DocumentNode<PromotionalTeaserQuery, PromotionalTeaserQueryVariables>;
export const AcknowledgePromotionalTeaserViewedDocument = {"__meta__":{"hash":"db5a7fff5e045207fc130ede525d9cbb628bbe5e3f1882f297a72ec24e8238da","name":"AcknowledgePromotionalTeaserViewed","kind":"mutation"}} as unknown as DocumentNode<AcknowledgePromotionalTeaserViewedMutation, AcknowledgePromotionalTeaserViewedMutationVariables>;