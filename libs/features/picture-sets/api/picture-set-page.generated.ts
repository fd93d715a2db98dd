// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type PictureSetPageQueryVariables = Exact<{
  slug: string;
}>;


export type PictureSetPageQuery = { readonly video: { readonly picturesInSet: number, readonly videoId: string, readonly newId: string, readonly slug: string, readonly title: string, readonly releaseDate: string, readonly runLength: number, readonly isUpcoming: boolean, readonly isDenied: boolean, readonly freeVideo: boolean, readonly isFreeLimitedTrial: boolean, readonly isExclusive: boolean, readonly isNew: boolean, readonly isFavorite: boolean, readonly isWatchLater: boolean, readonly watchProgress: number | null, readonly rating: number | null, readonly channel: { readonly name: string, readonly slug: string, readonly channelId: string, readonly channelPackId: string | null, readonly isThirdPartyChannel: boolean } | null, readonly images: { readonly portrait: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean }, readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }, readonly pictureSet:
      | { readonly __typename: 'AccessDenied', readonly nextStep: Types.NextStep | null }
      | { readonly __typename: 'PictureSet', readonly pictureSetId: string, readonly zip: string | null, readonly images: ReadonlyArray<{ readonly src: string, readonly width: number, readonly height: number, readonly name: string, readonly alt: string | null, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean }, readonly card: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }> }
     | null, readonly site: { readonly id: string, readonly name: string }, readonly models: ReadonlyArray<{ readonly name: string, readonly slug: string }>, readonly previews: ReadonlyArray<{ readonly src: string, readonly type: string, readonly width: number, readonly height: number }> } | null };


export const PictureSetPageDocument = {"__meta__":{"hash":"4a0b881f0e53e2149af97f3c2bb7c56f65fe69f2d362d8d99b629577ad2ef63a","name":"PictureSetPage","kind":"query"}} as unknown as DocumentNode<PictureSetPageQuery, PictureSetPageQueryVariables>;