// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type ModerationQueryVariables = Exact<{
  list: Types.ModerationList;
  member?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ModerationQuery = { readonly moderatedComments: { readonly nextCursor: string | null, readonly comments: ReadonlyArray<{ readonly commentId: string, readonly text: string, readonly createdAt: string, readonly isRemoved: boolean, readonly isPinned: boolean, readonly videoSlug: string, readonly videoTitle: string, readonly author: { readonly displayName: string } | null, readonly reports: ReadonlyArray<{ readonly reason: Types.CommentReportReason }>, readonly history: ReadonlyArray<{ readonly action: string, readonly actor: string | null, readonly at: string }> }> } };

export type RemoveCommentMutationVariables = Exact<{
  commentId: string | number;
}>;


export type RemoveCommentMutation = { readonly removeComment: string };

export type RestoreCommentMutationVariables = Exact<{
  commentId: string | number;
}>;


export type RestoreCommentMutation = { readonly restoreComment: string };

export type DismissReportsMutationVariables = Exact<{
  commentId: string | number;
}>;


export type DismissReportsMutation = { readonly dismissReports: string };


export const ModerationDocument = {"__meta__":{"hash":"4fc65e7f054e42df540aabce63be8a65ff661ad50189f91d455d56900aa7df01","name":"Moderation","kind":"query"}} as unknown as DocumentNode<ModerationQuery, ModerationQueryVariables>;
export const RemoveCommentDocument = {"__meta__":{"hash":"7d81290b6d7b791426ed02a3464111c529d5bf664eb7ee3b3e4d24919ff9cbf6","name":"RemoveComment","kind":"mutation"}} as unknown as DocumentNode<RemoveCommentMutation, RemoveCommentMutationVariables>;
export const RestoreCommentDocument = {"__meta__":{"hash":"7338e049b6fc5c2150ef783be0e5b661df15883fb2e5680e383156c0b4db1fc9","name":"RestoreComment","kind":"mutation"}} as unknown as DocumentNode<RestoreCommentMutation, RestoreCommentMutationVariables>;
export const DismissReportsDocument = {"__meta__":{"hash":"0f28ee3277bc29b4fda56f6121545db1f0fd127715f20186be06a2eecc4a07fc","name":"DismissReports","kind":"mutation"}} as unknown as DocumentNode<DismissReportsMutation, DismissReportsMutationVariables>;