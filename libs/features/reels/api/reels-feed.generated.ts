// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ReelsFeedQueryVariables = Exact<{
  after: number;
  startsWith?: string | number | null | undefined;
}>;


export type ReelsFeedQuery = { readonly reels: { readonly next: number | null, readonly items: ReadonlyArray<{ readonly reelId: string, readonly myRating: number | null, readonly isBookmarked: boolean, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean }, readonly clip: { readonly src: string, readonly type: string, readonly width: number, readonly height: number } | null, readonly video: { readonly videoId: string, readonly slug: string, readonly title: string, readonly runLength: number, readonly rating: number | null, readonly isDenied: boolean, readonly isUpcoming: boolean, readonly freeVideo: boolean, readonly isFreeLimitedTrial: boolean, readonly commentCount: number, readonly channel: { readonly slug: string, readonly channelId: string, readonly channelPackId: string | null, readonly isThirdPartyChannel: boolean } | null, readonly models: ReadonlyArray<{ readonly name: string, readonly slug: string, readonly portrait: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }>, readonly site: { readonly id: string, readonly name: string } } }> } };


export const ReelsFeedDocument = {"__meta__":{"hash":"93e139795a176dc6268393be754677e828799a614de30efe40f2bc30734d3c69","name":"ReelsFeed","kind":"query"}} as unknown as DocumentNode<ReelsFeedQuery, ReelsFeedQueryVariables>;