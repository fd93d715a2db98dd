// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type ChannelPackCardFragment = { readonly channelPackId: string, readonly slug: string, readonly name: string, readonly price: number, readonly isUnlocked: boolean, readonly videoCount: number, readonly runLength: number, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean }, readonly videos: ReadonlyArray<{ readonly newId: string, readonly title: string, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } }> };
