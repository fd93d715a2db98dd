// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type SitePerformersPageQueryVariables = Exact<{
  site: string;
  page: number;
}>;


export type SitePerformersPageQuery = { readonly brand: { readonly id: string, readonly name: string, readonly tagline: string | null, readonly description: string | null, readonly color: string | null, readonly launchedOn: string, readonly videoCount: number, readonly performerCount: number, readonly isShownHere: boolean, readonly hasOwnBrand: boolean, readonly origin: string | null, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } | null } | null, readonly sitePerformers: { readonly items: ReadonlyArray<{ readonly globalId: string, readonly slug: string, readonly name: string, readonly rating: number | null, readonly videoCount: number, readonly isFavorite: boolean, readonly portrait: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean } } | null };


export const SitePerformersPageDocument = {"__meta__":{"hash":"7d5cd56e53cb51b1855d050f5808de84556676c120eab0544a5640df41584a35","name":"SitePerformersPage","kind":"query"}} as unknown as DocumentNode<SitePerformersPageQuery, SitePerformersPageQueryVariables>;