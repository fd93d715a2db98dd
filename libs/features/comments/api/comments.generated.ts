// Written by `npm run codegen` from *.graphql; a change here is lost.
import { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

export type CommentsQueryVariables = Exact<{
  videoId: string | number;
  sort: Types.CommentSort;
  after?: string | null | undefined;
}>;


export type CommentsQuery = { readonly comments:
    | { readonly __typename: 'CommentPage', readonly total: number, readonly nextCursor: string | null, readonly latestId: string, readonly pinned: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null } | null, readonly comments: ReadonlyArray<{ readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null }> }
    | { readonly __typename: 'AccessDenied' }
   };

export type CommentRepliesQueryVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  after?: string | null | undefined;
}>;


export type CommentRepliesQuery = { readonly commentReplies:
    | { readonly __typename: 'CommentPage', readonly nextCursor: string | null, readonly comments: ReadonlyArray<{ readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null }> }
    | { readonly __typename: 'AccessDenied' }
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
    | { readonly __typename: 'CommentAdded', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null } }
    | { readonly __typename: 'CommentRefused', readonly code: Types.CommentRefusalCode, readonly messageKey: string }
    | { readonly __typename: 'AccessDenied' }
   };

export type ReplyToCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  text: string;
}>;


export type ReplyToCommentMutation = { readonly replyToComment:
    | { readonly __typename: 'CommentAdded', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null } }
    | { readonly __typename: 'CommentRefused', readonly code: Types.CommentRefusalCode, readonly messageKey: string }
    | { readonly __typename: 'AccessDenied' }
   };

export type VoteCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  vote: Types.CommentVote;
}>;


export type VoteCommentMutation = { readonly voteComment:
    | { readonly __typename: 'CommentChanged', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null } }
    | { readonly __typename: 'CommentRefused', readonly messageKey: string }
    | { readonly __typename: 'AccessDenied' }
   };

export type DeleteCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
}>;


export type DeleteCommentMutation = { readonly deleteComment:
    | { readonly __typename: 'CommentChanged' }
    | { readonly __typename: 'AccessDenied' }
   };

export type PinCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  pinned: boolean;
}>;


export type PinCommentMutation = { readonly pinComment:
    | { readonly __typename: 'CommentChanged' }
    | { readonly __typename: 'AccessDenied' }
   };

export type ReportCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  reason: Types.CommentReportReason;
}>;


export type ReportCommentMutation = { readonly reportComment:
    | { readonly __typename: 'CommentReported' }
    | { readonly __typename: 'CommentRefused', readonly messageKey: string }
    | { readonly __typename: 'AccessDenied' }
   };

export type SetDisplayNameMutationVariables = Exact<{
  displayName: string;
}>;


export type SetDisplayNameMutation = { readonly setDisplayName:
    | { readonly __typename: 'DisplayNameChosen', readonly displayName: string }
    | { readonly __typename: 'DisplayNameRefused', readonly messageKey: string }
   };

type AddAnswer_CommentAdded_Fragment = { readonly __typename: 'CommentAdded', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null } };

type AddAnswer_CommentRefused_Fragment = { readonly __typename: 'CommentRefused', readonly code: Types.CommentRefusalCode, readonly messageKey: string };

type AddAnswer_AccessDenied_Fragment = { readonly __typename: 'AccessDenied' };

export type AddAnswerFragment =
  | AddAnswer_CommentAdded_Fragment
  | AddAnswer_CommentRefused_Fragment
  | AddAnswer_AccessDenied_Fragment
;

export type CommentPartsFragment = { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly badges: ReadonlyArray<Types.Badge> } | null };


export const CommentsDocument = new TypedDocumentString<CommentsQuery, CommentsQueryVariables>({
  hash: '6215d8134e370060203ac40a5591dcb1724608baf8e6809fb4dec5764b3b0f94',
  name: 'Comments',
  kind: 'query',
});


export const CommentRepliesDocument = new TypedDocumentString<CommentRepliesQuery, CommentRepliesQueryVariables>({
  hash: '7aca5790b7da9d5cd38d5a6f2a213c8ca4f5983ba749235e3ad1ea75819c4c11',
  name: 'CommentReplies',
  kind: 'query',
});


export const FocusedCommentDocument = new TypedDocumentString<FocusedCommentQuery, FocusedCommentQueryVariables>({
  hash: '23fbc587373b1a08bc30b8dc6dfda3596abe95540c9acbad58450cc633479d7d',
  name: 'FocusedComment',
  kind: 'query',
});


export const NewCommentsDocument = new TypedDocumentString<NewCommentsQuery, NewCommentsQueryVariables>({
  hash: 'f8e995d6c26deeaffd4c3735fc91651a1c3b64fa2b8b28256f9e55d218960c25',
  name: 'NewComments',
  kind: 'query',
});


export const AddCommentDocument = new TypedDocumentString<AddCommentMutation, AddCommentMutationVariables>({
  hash: '5f82d0afe42de3189762c36a522a01bad495f3bc5a28ed8c1161d963d8b50a38',
  name: 'AddComment',
  kind: 'mutation',
});


export const ReplyToCommentDocument = new TypedDocumentString<ReplyToCommentMutation, ReplyToCommentMutationVariables>({
  hash: '8ae6b1ba2d1eb2daf4d68b58d84c8b0ccd6374169622734ffeaf0661ff201434',
  name: 'ReplyToComment',
  kind: 'mutation',
});


export const VoteCommentDocument = new TypedDocumentString<VoteCommentMutation, VoteCommentMutationVariables>({
  hash: '24f388831e28bf4a0c3644df07fdd5ca11325d8a71148e983729d83fc245ac89',
  name: 'VoteComment',
  kind: 'mutation',
});


export const DeleteCommentDocument = new TypedDocumentString<DeleteCommentMutation, DeleteCommentMutationVariables>({
  hash: '450925c8bc042726c860997d0fa08d8c80d77bb8e02e7b66b37d1a8305e8657a',
  name: 'DeleteComment',
  kind: 'mutation',
});


export const PinCommentDocument = new TypedDocumentString<PinCommentMutation, PinCommentMutationVariables>({
  hash: '57aeb483099cdc3171ca1bcfaae2a4278966146c29e52c1edab1b2ded9998d35',
  name: 'PinComment',
  kind: 'mutation',
});


export const ReportCommentDocument = new TypedDocumentString<ReportCommentMutation, ReportCommentMutationVariables>({
  hash: 'fdbb7c12f808ab0602224f25314601f0d72b14c09398a39067b05c828953e1ff',
  name: 'ReportComment',
  kind: 'mutation',
});


export const SetDisplayNameDocument = new TypedDocumentString<SetDisplayNameMutation, SetDisplayNameMutationVariables>({
  hash: '94fd9eda13d284211ae07cf1d683524a137a8cdd7c777855b161884d6e9b8be1',
  name: 'SetDisplayName',
  kind: 'mutation',
});
