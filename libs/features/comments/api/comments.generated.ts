// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type CommentsQueryVariables = Exact<{
  videoId: string | number;
  sort: Types.CommentSort;
  after?: string | null | undefined;
}>;


export type CommentsQuery = { readonly comments:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentPage', readonly total: number, readonly nextCursor: string | null, readonly latestId: string, readonly pinned: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null } | null, readonly comments: ReadonlyArray<{ readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null }> }
   };

export type CommentRepliesQueryVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  after?: string | null | undefined;
}>;


export type CommentRepliesQuery = { readonly commentReplies:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentPage', readonly nextCursor: string | null, readonly comments: ReadonlyArray<{ readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null }> }
   };

export type FocusedCommentQueryVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
}>;


export type FocusedCommentQuery = { readonly comment: { readonly nextCursor: string | null, readonly thread: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null }, readonly replies: ReadonlyArray<{ readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null }> } | null };

export type NewCommentsQueryVariables = Exact<{
  videoId: string | number;
  since: string | number;
}>;


export type NewCommentsQuery = { readonly newComments: ReadonlyArray<{ readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null }> };

export type AddCommentMutationVariables = Exact<{
  videoId: string | number;
  text: string;
}>;


export type AddCommentMutation = { readonly addComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentAdded', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null } }
    | { readonly __typename: 'CommentRefused', readonly code: Types.CommentRefusalCode, readonly messageKey: string }
   };

export type ReplyToCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  text: string;
}>;


export type ReplyToCommentMutation = { readonly replyToComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentAdded', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null } }
    | { readonly __typename: 'CommentRefused', readonly code: Types.CommentRefusalCode, readonly messageKey: string }
   };

export type VoteCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  vote: Types.CommentVote;
}>;


export type VoteCommentMutation = { readonly voteComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentChanged', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null } }
    | { readonly __typename: 'CommentRefused', readonly messageKey: string }
   };

export type DeleteCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
}>;


export type DeleteCommentMutation = { readonly deleteComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentChanged' }
   };

export type PinCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  pinned: boolean;
}>;


export type PinCommentMutation = { readonly pinComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentChanged' }
   };

export type ReportCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  reason: Types.CommentReportReason;
}>;


export type ReportCommentMutation = { readonly reportComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentRefused', readonly messageKey: string }
    | { readonly __typename: 'CommentReported' }
   };

export type SetDisplayNameMutationVariables = Exact<{
  displayName: string;
}>;


export type SetDisplayNameMutation = { readonly setDisplayName:
    | { readonly __typename: 'DisplayNameChosen', readonly displayName: string }
    | { readonly __typename: 'DisplayNameRefused', readonly messageKey: string }
   };

export type AddAnswer_AccessDenied_Fragment = { readonly __typename: 'AccessDenied' };

export type AddAnswer_CommentAdded_Fragment = { readonly __typename: 'CommentAdded', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null } };

export type AddAnswer_CommentRefused_Fragment = { readonly __typename: 'CommentRefused', readonly code: Types.CommentRefusalCode, readonly messageKey: string };

export type AddAnswerFragment =
  | AddAnswer_AccessDenied_Fragment
  | AddAnswer_CommentAdded_Fragment
  | AddAnswer_CommentRefused_Fragment
;

export type CommentPartsFragment = { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null };


export const CommentsDocument = {"__meta__":{"hash":"6215d8134e370060203ac40a5591dcb1724608baf8e6809fb4dec5764b3b0f94","name":"Comments","kind":"query"}} as unknown as DocumentNode<CommentsQuery, CommentsQueryVariables>;
export const CommentRepliesDocument = {"__meta__":{"hash":"7aca5790b7da9d5cd38d5a6f2a213c8ca4f5983ba749235e3ad1ea75819c4c11","name":"CommentReplies","kind":"query"}} as unknown as DocumentNode<CommentRepliesQuery, CommentRepliesQueryVariables>;
export const FocusedCommentDocument = {"__meta__":{"hash":"23fbc587373b1a08bc30b8dc6dfda3596abe95540c9acbad58450cc633479d7d","name":"FocusedComment","kind":"query"}} as unknown as DocumentNode<FocusedCommentQuery, FocusedCommentQueryVariables>;
export const NewCommentsDocument = {"__meta__":{"hash":"f8e995d6c26deeaffd4c3735fc91651a1c3b64fa2b8b28256f9e55d218960c25","name":"NewComments","kind":"query"}} as unknown as DocumentNode<NewCommentsQuery, NewCommentsQueryVariables>;
export const AddCommentDocument = {"__meta__":{"hash":"5f82d0afe42de3189762c36a522a01bad495f3bc5a28ed8c1161d963d8b50a38","name":"AddComment","kind":"mutation"}} as unknown as DocumentNode<AddCommentMutation, AddCommentMutationVariables>;
export const ReplyToCommentDocument = {"__meta__":{"hash":"8ae6b1ba2d1eb2daf4d68b58d84c8b0ccd6374169622734ffeaf0661ff201434","name":"ReplyToComment","kind":"mutation"}} as unknown as DocumentNode<ReplyToCommentMutation, ReplyToCommentMutationVariables>;
export const VoteCommentDocument = {"__meta__":{"hash":"24f388831e28bf4a0c3644df07fdd5ca11325d8a71148e983729d83fc245ac89","name":"VoteComment","kind":"mutation"}} as unknown as DocumentNode<VoteCommentMutation, VoteCommentMutationVariables>;
export const DeleteCommentDocument = {"__meta__":{"hash":"450925c8bc042726c860997d0fa08d8c80d77bb8e02e7b66b37d1a8305e8657a","name":"DeleteComment","kind":"mutation"}} as unknown as DocumentNode<DeleteCommentMutation, DeleteCommentMutationVariables>;
export const PinCommentDocument = {"__meta__":{"hash":"57aeb483099cdc3171ca1bcfaae2a4278966146c29e52c1edab1b2ded9998d35","name":"PinComment","kind":"mutation"}} as unknown as DocumentNode<PinCommentMutation, PinCommentMutationVariables>;
export const ReportCommentDocument = {"__meta__":{"hash":"fdbb7c12f808ab0602224f25314601f0d72b14c09398a39067b05c828953e1ff","name":"ReportComment","kind":"mutation"}} as unknown as DocumentNode<ReportCommentMutation, ReportCommentMutationVariables>;
export const SetDisplayNameDocument = {"__meta__":{"hash":"94fd9eda13d284211ae07cf1d683524a137a8cdd7c777855b161884d6e9b8be1","name":"SetDisplayName","kind":"mutation"}} as unknown as DocumentNode<SetDisplayNameMutation, SetDisplayNameMutationVariables>;