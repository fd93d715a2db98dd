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
  first: number;
}>;


export type CommentsQuery = { readonly comments:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentPage', readonly total: number, readonly nextCursor: string | null, readonly latestId: string, readonly pinned: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly rating: number | null, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } | null, readonly comments: ReadonlyArray<{ readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly rating: number | null, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null }> }
   };

export type CommentRepliesQueryVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  after?: string | null | undefined;
}>;


export type CommentRepliesQuery = { readonly commentReplies:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentPage', readonly nextCursor: string | null, readonly comments: ReadonlyArray<{ readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly rating: number | null, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null }> }
   };

export type FocusedCommentQueryVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
}>;


export type FocusedCommentQuery = { readonly comment: { readonly nextCursor: string | null, readonly thread: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly rating: number | null, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null }, readonly replies: ReadonlyArray<{ readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly rating: number | null, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null }> } | null };

export type NewCommentsQueryVariables = Exact<{
  videoId: string | number;
  since: string | number;
}>;


export type NewCommentsQuery = { readonly newComments: ReadonlyArray<{ readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly rating: number | null, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null }> };

export type OwnRatingQueryVariables = Exact<{
  slug: string;
}>;


export type OwnRatingQuery = { readonly video: { readonly userVideoReview: { readonly rating: number } | null } | null };

export type AddCommentMutationVariables = Exact<{
  videoId: string | number;
  text: string;
  showsRating: boolean;
}>;


export type AddCommentMutation = { readonly addComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentAdded', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly rating: number | null, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } }
    | { readonly __typename: 'CommentRefused', readonly code: Types.CommentRefusalCode, readonly messageKey: string }
   };

export type ReplyToCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  text: string;
}>;


export type ReplyToCommentMutation = { readonly replyToComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentAdded', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly rating: number | null, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } }
    | { readonly __typename: 'CommentRefused', readonly code: Types.CommentRefusalCode, readonly messageKey: string }
   };

export type VoteCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  vote: Types.CommentVote;
}>;


export type VoteCommentMutation = { readonly voteComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentChanged', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly rating: number | null, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } }
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

export type EditCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  text: string;
}>;


export type EditCommentMutation = { readonly editComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentChanged', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly rating: number | null, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } }
    | { readonly __typename: 'CommentRefused', readonly messageKey: string }
   };

export type WithdrawCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
}>;


export type WithdrawCommentMutation = { readonly withdrawComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentChanged', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly rating: number | null, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } }
    | { readonly __typename: 'CommentRefused', readonly messageKey: string }
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

export type AddAnswer_CommentAdded_Fragment = { readonly __typename: 'CommentAdded', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly rating: number | null, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } };

export type AddAnswer_CommentRefused_Fragment = { readonly __typename: 'CommentRefused', readonly code: Types.CommentRefusalCode, readonly messageKey: string };

export type AddAnswerFragment =
  | AddAnswer_AccessDenied_Fragment
  | AddAnswer_CommentAdded_Fragment
  | AddAnswer_CommentRefused_Fragment
;

export type OwnCommentAnswer_AccessDenied_Fragment = { readonly __typename: 'AccessDenied' };

export type OwnCommentAnswer_CommentChanged_Fragment = { readonly __typename: 'CommentChanged', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly rating: number | null, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } };

export type OwnCommentAnswer_CommentRefused_Fragment = { readonly __typename: 'CommentRefused', readonly messageKey: string };

export type OwnCommentAnswerFragment =
  | OwnCommentAnswer_AccessDenied_Fragment
  | OwnCommentAnswer_CommentChanged_Fragment
  | OwnCommentAnswer_CommentRefused_Fragment
;

export type CommentPartsFragment = { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly rating: number | null, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null };


export const CommentsDocument = {"__meta__":{"hash":"f7fc87ffe4743107884b41f635ca546c0d7efa073268589992541e6845e27b51","name":"Comments","kind":"query"}} as unknown as DocumentNode<CommentsQuery, CommentsQueryVariables>;
export const CommentRepliesDocument = {"__meta__":{"hash":"29f78d90aa126bd67025d344ea23ae72868c1639f74fa810b5c81047488627a5","name":"CommentReplies","kind":"query"}} as unknown as DocumentNode<CommentRepliesQuery, CommentRepliesQueryVariables>;
export const FocusedCommentDocument = {"__meta__":{"hash":"594edc249869bd9c42cf4b0884ff9b3d594965873da85dd88a83037cd2aa656d","name":"FocusedComment","kind":"query"}} as unknown as DocumentNode<FocusedCommentQuery, FocusedCommentQueryVariables>;
export const NewCommentsDocument = {"__meta__":{"hash":"179c87d4f4d8680c24b238e12bf2a49d1c422e5079aeec9046fa74cb3e9e70a2","name":"NewComments","kind":"query"}} as unknown as DocumentNode<NewCommentsQuery, NewCommentsQueryVariables>;
export const OwnRatingDocument = {"__meta__":{"hash":"bdff5d685cac59e4058f7b9a5821c7675d88b35b683817c4791b71afbde726ab","name":"OwnRating","kind":"query"}} as unknown as DocumentNode<OwnRatingQuery, OwnRatingQueryVariables>;
export const AddCommentDocument = {"__meta__":{"hash":"f7bf86080a0ffa7cee756ee24458a5b51b6b01d9dc20dedc2141cf726f59232d","name":"AddComment","kind":"mutation"}} as unknown as DocumentNode<AddCommentMutation, AddCommentMutationVariables>;
export const ReplyToCommentDocument = {"__meta__":{"hash":"dbf2344eee3cf21eb15cb32a4018c166d569734a46721fd9656ce4bd6c161709","name":"ReplyToComment","kind":"mutation"}} as unknown as DocumentNode<ReplyToCommentMutation, ReplyToCommentMutationVariables>;
export const VoteCommentDocument = {"__meta__":{"hash":"148f66e7cf736fbe3ced31f08c6c0f9f1f4164d4faa914e2b07e9328f2642414","name":"VoteComment","kind":"mutation"}} as unknown as DocumentNode<VoteCommentMutation, VoteCommentMutationVariables>;
export const DeleteCommentDocument = {"__meta__":{"hash":"450925c8bc042726c860997d0fa08d8c80d77bb8e02e7b66b37d1a8305e8657a","name":"DeleteComment","kind":"mutation"}} as unknown as DocumentNode<DeleteCommentMutation, DeleteCommentMutationVariables>;
export const EditCommentDocument = {"__meta__":{"hash":"1808c1fffd855f7c414c2d761dc3e20dc056da861d2d861dbad2c3d44d55841c","name":"EditComment","kind":"mutation"}} as unknown as DocumentNode<EditCommentMutation, EditCommentMutationVariables>;
export const WithdrawCommentDocument = {"__meta__":{"hash":"3fc0fec0be79a1720b39fb09c623b4544c4f88b1c89846fd1a79042cdd7db442","name":"WithdrawComment","kind":"mutation"}} as unknown as DocumentNode<WithdrawCommentMutation, WithdrawCommentMutationVariables>;
export const PinCommentDocument = {"__meta__":{"hash":"57aeb483099cdc3171ca1bcfaae2a4278966146c29e52c1edab1b2ded9998d35","name":"PinComment","kind":"mutation"}} as unknown as DocumentNode<PinCommentMutation, PinCommentMutationVariables>;
export const ReportCommentDocument = {"__meta__":{"hash":"fdbb7c12f808ab0602224f25314601f0d72b14c09398a39067b05c828953e1ff","name":"ReportComment","kind":"mutation"}} as unknown as DocumentNode<ReportCommentMutation, ReportCommentMutationVariables>;
export const SetDisplayNameDocument = {"__meta__":{"hash":"94fd9eda13d284211ae07cf1d683524a137a8cdd7c777855b161884d6e9b8be1","name":"SetDisplayName","kind":"mutation"}} as unknown as DocumentNode<SetDisplayNameMutation, SetDisplayNameMutationVariables>;