// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type NoticesPageQueryVariables = Exact<{
  page: number;
}>;


export type NoticesPageQuery = { readonly unreadNotices: number, readonly notices: { readonly items: ReadonlyArray<{ readonly reason: Types.NoticeReason, readonly name: string | null, readonly noticedAt: string, readonly isRead: boolean, readonly more: number, readonly search: { readonly savedSearchId: string, readonly name: string, readonly place: Types.SavedSearchPlace, readonly text: string | null, readonly order: Types.VideoOrder, readonly notifies: boolean, readonly facets: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<string> }> } | null, readonly film: { readonly videoId: string, readonly slug: string, readonly title: string, readonly runLength: number, readonly channel: { readonly slug: string } | null, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } } }>, readonly info: { readonly page: number, readonly pageSize: number, readonly total: number, readonly totalIsExact: boolean, readonly hasNextPage: boolean } }, readonly noticeSettings: { readonly mail: Types.NoticeMail, readonly hindrance: Types.NoticeMailHindrance | null, readonly pushKey: string | null } };

export type ShownNoticeFragment = { readonly reason: Types.NoticeReason, readonly name: string | null, readonly noticedAt: string, readonly isRead: boolean, readonly more: number, readonly search: { readonly savedSearchId: string, readonly name: string, readonly place: Types.SavedSearchPlace, readonly text: string | null, readonly order: Types.VideoOrder, readonly notifies: boolean, readonly facets: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<string> }> } | null, readonly film: { readonly videoId: string, readonly slug: string, readonly title: string, readonly runLength: number, readonly channel: { readonly slug: string } | null, readonly images: { readonly listing: { readonly src: string, readonly placeholder: string, readonly width: number, readonly height: number, readonly avifSrcSet: string, readonly webpSrcSet: string, readonly color: string, readonly isMissing: boolean } } } };


export const NoticesPageDocument = {"__meta__":{"hash":"82f041dbdea6ffb72d02c13cb3ad1e522721dbd67f34f1a999a374e7d4242cbd","name":"NoticesPage","kind":"query"}} as unknown as DocumentNode<NoticesPageQuery, NoticesPageQueryVariables>;