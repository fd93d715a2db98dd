// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type MarkNoticesMutationVariables = Exact<{
  videoIds: ReadonlyArray<string | number>;
  isRead: boolean;
}>;


export type MarkNoticesMutation = { readonly markNotices:
    | { readonly __typename: 'NoticeBatchRefused', readonly maximum: number }
    | { readonly __typename: 'NoticesMarked', readonly unread: number }
   };

export type MarkAllNoticesReadMutationVariables = Exact<{
  until: string;
}>;


export type MarkAllNoticesReadMutation = { readonly markAllNoticesRead: { readonly unread: number } };


export const MarkNoticesDocument = {"__meta__":{"hash":"07d9768a4192bc28493916f1e191c6e77d0f639375d1428dc1fda1dbcf55abf2","name":"MarkNotices","kind":"mutation"}} as unknown as DocumentNode<MarkNoticesMutation, MarkNoticesMutationVariables>;
export const MarkAllNoticesReadDocument = {"__meta__":{"hash":"b4049b547895c98d4b3a5b180d7334c2c3786737306a288e4e3797033d42386f","name":"MarkAllNoticesRead","kind":"mutation"}} as unknown as DocumentNode<MarkAllNoticesReadMutation, MarkAllNoticesReadMutationVariables>;