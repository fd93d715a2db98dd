// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type RecommendationsQueryVariables = Exact<{
  shelf: Types.RecommendationShelf;
  about?: string | null | undefined;
  first: number;
  after?: string | number | null | undefined;
  without?: ReadonlyArray<string | number> | null | undefined;
}>;


export type RecommendationsQuery = { readonly recommendations: { readonly recommId: string | null, readonly hasMore: boolean, readonly videos: ReadonlyArray<{ readonly videoId: string, readonly newId: string, readonly slug: string, readonly title: string, readonly releaseDate: string, readonly runLength: number, readonly isUpcoming: boolean, readonly isDenied: boolean, readonly freeVideo: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isNew: boolean, readonly isFavorite: boolean, readonly isWatchLater: boolean, readonly watchProgress: number | null, readonly rating: number | null, readonly site: { readonly id: string, readonly name: string }, readonly channel: { readonly slug: string, readonly channelId: string, readonly channelPackId: string | null, readonly isThirdPartyChannel: boolean } | null, readonly models: ReadonlyArray<{ readonly name: string, readonly slug: string }>, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }, readonly previews: ReadonlyArray<{ readonly src: string, readonly type: string, readonly width: number, readonly height: number }> }> } };


export const RecommendationsDocument = {"__meta__":{"hash":"561fa03d4d83b1ffe7a78ab86f71022664b2fa17074367d6cf207665e606a4d4","name":"Recommendations","kind":"query"}} as unknown as DocumentNode<RecommendationsQuery, RecommendationsQueryVariables>;