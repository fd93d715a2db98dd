// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type WallPageQueryVariables = Exact<{
  page: number;
  curator?: string | null | undefined;
}>;


export type WallPageQuery = { readonly wall: { readonly curators: ReadonlyArray<{ readonly name: string, readonly postCount: number }>, readonly items: ReadonlyArray<{ readonly postId: string, readonly curator: string, readonly text: string, readonly shape: Types.WallShape, readonly postedAt: string, readonly picture: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean }, readonly video: { readonly slug: string, readonly title: string, readonly runLength: number, readonly rating: number | null, readonly models: ReadonlyArray<{ readonly name: string, readonly slug: string }> } }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean } } };


export const WallPageDocument = {"__meta__":{"hash":"d9e6833f5ebacda8ea9d4e8570bb83408fd251fee98557bdc248fefe3658a006","name":"WallPage","kind":"query"}} as unknown as DocumentNode<WallPageQuery, WallPageQueryVariables>;