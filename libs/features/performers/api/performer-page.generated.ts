// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PerformerPageQueryVariables = Exact<{
  slug: string;
  performers: ReadonlyArray<string>;
  page: number;
  order: Types.VideoOrder;
  presentsPictures: boolean;
}>;


export type PerformerPageQuery = { readonly performer: { readonly sex: string, readonly biography: string, readonly birthplace: string | null, readonly nationality: string | null, readonly hair: string | null, readonly eyes: string | null, readonly heightInCentimetres: number | null, readonly activeSince: string | null, readonly globalId: string, readonly slug: string, readonly name: string, readonly rating: number | null, readonly videoCount: number, readonly isFavorite: boolean, readonly sites: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly tags: ReadonlyArray<{ readonly slug: string, readonly name: string }>, readonly banner: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string }, readonly portrait: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string } } | null, readonly awardsOfPerformer: ReadonlyArray<{ readonly id: string, readonly year: number, readonly name: string, readonly organization: string, readonly isWin: boolean, readonly video: { readonly slug: string, readonly title: string } | null }>, readonly withPictures?: { readonly items: ReadonlyArray<{ readonly newId: string, readonly slug: string, readonly title: string, readonly picturesInSet: number, readonly images: { readonly portrait: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string } } }> }, readonly videos: { readonly items: ReadonlyArray<{ readonly videoId: string, readonly newId: string, readonly slug: string, readonly title: string, readonly releaseDate: string, readonly runLength: number, readonly isUpcoming: boolean, readonly isDenied: boolean, readonly freeVideo: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isNew: boolean, readonly isFavorite: boolean, readonly isWatchLater: boolean, readonly watchProgress: number | null, readonly rating: number | null, readonly site: { readonly id: string, readonly name: string }, readonly channel: { readonly slug: string, readonly channelId: string, readonly channelPackId: string | null, readonly isThirdPartyChannel: boolean } | null, readonly models: ReadonlyArray<{ readonly name: string, readonly slug: string }>, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string } }, readonly previews: ReadonlyArray<{ readonly src: string, readonly type: string, readonly width: number, readonly height: number }> }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean } } };


export const PerformerPageDocument = {"__meta__":{"hash":"a48f1658dc4ae521de0bfff25e2a473791655fabfffae84f130ac90de86c0d4d","name":"PerformerPage","kind":"query"}} as unknown as DocumentNode<PerformerPageQuery, PerformerPageQueryVariables>;