// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ChannelsPageQueryVariables = Exact<{
  input: Types.ChannelsInput;
}>;


export type ChannelsPageQuery = { readonly channels: { readonly items: ReadonlyArray<{ readonly channelId: string, readonly slug: string, readonly name: string, readonly description: string, readonly category: string | null, readonly isThirdPartyChannel: boolean, readonly videoCount: number, readonly unlockedPackCount: number, readonly percentageOfUnlockedPacks: number, readonly packs: ReadonlyArray<{ readonly channelPackId: string }>, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean } } };


export const ChannelsPageDocument = {"__meta__":{"hash":"f87a25be2a1a1d89c6b86a8919c928f5e426d45e4b5af824a4b949891bafe960","name":"ChannelsPage","kind":"query"}} as unknown as DocumentNode<ChannelsPageQuery, ChannelsPageQueryVariables>;