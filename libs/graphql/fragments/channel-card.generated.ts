// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type ChannelCardFragment = { readonly channelId: string, readonly slug: string, readonly name: string, readonly description: string, readonly category: string | null, readonly isThirdPartyChannel: boolean, readonly videoCount: number, readonly unlockedPackCount: number, readonly percentageOfUnlockedPacks: number, readonly packs: ReadonlyArray<{ readonly channelPackId: string }>, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } };
