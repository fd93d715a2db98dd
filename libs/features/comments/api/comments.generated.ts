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
    | { readonly __typename: 'CommentPage', readonly total: number, readonly nextCursor: string | null, readonly latestId: string, readonly pinned: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } | null, readonly comments: ReadonlyArray<{ readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null }> }
   };

export type CommentRepliesQueryVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  after?: string | null | undefined;
}>;


export type CommentRepliesQuery = { readonly commentReplies:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentPage', readonly nextCursor: string | null, readonly comments: ReadonlyArray<{ readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null }> }
   };

export type FocusedCommentQueryVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
}>;


export type FocusedCommentQuery = { readonly comment: { readonly nextCursor: string | null, readonly thread: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null }, readonly replies: ReadonlyArray<{ readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null }> } | null };

export type NewCommentsQueryVariables = Exact<{
  videoId: string | number;
  since: string | number;
}>;


export type NewCommentsQuery = { readonly newComments: ReadonlyArray<{ readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null }> };

export type AddCommentMutationVariables = Exact<{
  videoId: string | number;
  text: string;
}>;


export type AddCommentMutation = { readonly addComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentAdded', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } }
    | { readonly __typename: 'CommentRefused', readonly code: Types.CommentRefusalCode, readonly messageKey: string }
   };

export type ReplyToCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  text: string;
}>;


export type ReplyToCommentMutation = { readonly replyToComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentAdded', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } }
    | { readonly __typename: 'CommentRefused', readonly code: Types.CommentRefusalCode, readonly messageKey: string }
   };

export type VoteCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
  vote: Types.CommentVote;
}>;


export type VoteCommentMutation = { readonly voteComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentChanged', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } }
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
    | { readonly __typename: 'CommentChanged', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } }
    | { readonly __typename: 'CommentRefused', readonly messageKey: string }
   };

export type WithdrawCommentMutationVariables = Exact<{
  videoId: string | number;
  commentId: string | number;
}>;


export type WithdrawCommentMutation = { readonly withdrawComment:
    | { readonly __typename: 'AccessDenied' }
    | { readonly __typename: 'CommentChanged', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } }
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

export type AddAnswer_CommentAdded_Fragment = { readonly __typename: 'CommentAdded', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } };

export type AddAnswer_CommentRefused_Fragment = { readonly __typename: 'CommentRefused', readonly code: Types.CommentRefusalCode, readonly messageKey: string };

export type AddAnswerFragment =
  | AddAnswer_AccessDenied_Fragment
  | AddAnswer_CommentAdded_Fragment
  | AddAnswer_CommentRefused_Fragment
;

export type OwnCommentAnswer_AccessDenied_Fragment = { readonly __typename: 'AccessDenied' };

export type OwnCommentAnswer_CommentChanged_Fragment = { readonly __typename: 'CommentChanged', readonly comment: { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null } };

export type OwnCommentAnswer_CommentRefused_Fragment = { readonly __typename: 'CommentRefused', readonly messageKey: string };

export type OwnCommentAnswerFragment =
  | OwnCommentAnswer_AccessDenied_Fragment
  | OwnCommentAnswer_CommentChanged_Fragment
  | OwnCommentAnswer_CommentRefused_Fragment
;

export type CommentPartsFragment = { readonly commentId: string, readonly parentId: string | null, readonly text: string | null, readonly createdAt: string, readonly isPinned: boolean, readonly isRemoved: boolean, readonly isMine: boolean, readonly isEditable: boolean, readonly isEdited: boolean, readonly likes: number, readonly dislikes: number, readonly myVote: Types.CommentVote | null, readonly replyCount: number, readonly author: { readonly displayName: string, readonly avatar: number | null, readonly badges: ReadonlyArray<Types.Badge> } | null };


export const CommentsDocument = {"__meta__":{"hash":"067e9a8ae621934a082967716664b6f925921440dd3f631b6bda879e5e3eeb95","name":"Comments","kind":"query"}} as unknown as DocumentNode<CommentsQuery, CommentsQueryVariables>;
export const CommentRepliesDocument = {"__meta__":{"hash":"681b8f816f1bc42559fc02bd85df7b2341e6a8499519670ebaf041c77ae5d62e","name":"CommentReplies","kind":"query"}} as unknown as DocumentNode<CommentRepliesQuery, CommentRepliesQueryVariables>;
export const FocusedCommentDocument = {"__meta__":{"hash":"0f332cbf7a04bdaccda8b61dfeee7b7e1066575f7fd653e1dd4a1525f3da02b5","name":"FocusedComment","kind":"query"}} as unknown as DocumentNode<FocusedCommentQuery, FocusedCommentQueryVariables>;
export const NewCommentsDocument = {"__meta__":{"hash":"3ac73f06e60a7f6670ee0f93d5cf661b65135056f73f1efd64fc7b5f65352454","name":"NewComments","kind":"query"}} as unknown as DocumentNode<NewCommentsQuery, NewCommentsQueryVariables>;
export const AddCommentDocument = {"__meta__":{"hash":"a4b9f79668dbf2da527cc82d42baa4eeeb3cee58103f4f19df41f205ef08c57f","name":"AddComment","kind":"mutation"}} as unknown as DocumentNode<AddCommentMutation, AddCommentMutationVariables>;
export const ReplyToCommentDocument = {"__meta__":{"hash":"f6c541a7ccd39fbb350be6c424caeb7cb71878a83cbebf135b5e8391577da930","name":"ReplyToComment","kind":"mutation"}} as unknown as DocumentNode<ReplyToCommentMutation, ReplyToCommentMutationVariables>;
export const VoteCommentDocument = {"__meta__":{"hash":"d4164fb47e5300b05d75a2e0911d5ef299c954e67dabe66ef862e3698259878d","name":"VoteComment","kind":"mutation"}} as unknown as DocumentNode<VoteCommentMutation, VoteCommentMutationVariables>;
export const DeleteCommentDocument = {"__meta__":{"hash":"450925c8bc042726c860997d0fa08d8c80d77bb8e02e7b66b37d1a8305e8657a","name":"DeleteComment","kind":"mutation"}} as unknown as DocumentNode<DeleteCommentMutation, DeleteCommentMutationVariables>;
export const EditCommentDocument = {"__meta__":{"hash":"5c5e58739f3db313d6ab64db0fb541047f05d6b8c31dcd00dc498500922eef3a","name":"EditComment","kind":"mutation"}} as unknown as DocumentNode<EditCommentMutation, EditCommentMutationVariables>;
export const WithdrawCommentDocument = {"__meta__":{"hash":"72be531c30ee347fe0edb694f27d59805681804505ff1f50a4c91d98e47ef61d","name":"WithdrawComment","kind":"mutation"}} as unknown as DocumentNode<WithdrawCommentMutation, WithdrawCommentMutationVariables>;
export const PinCommentDocument = {"__meta__":{"hash":"57aeb483099cdc3171ca1bcfaae2a4278966146c29e52c1edab1b2ded9998d35","name":"PinComment","kind":"mutation"}} as unknown as DocumentNode<PinCommentMutation, PinCommentMutationVariables>;
export const ReportCommentDocument = {"__meta__":{"hash":"fdbb7c12f808ab0602224f25314601f0d72b14c09398a39067b05c828953e1ff","name":"ReportComment","kind":"mutation"}} as unknown as DocumentNode<ReportCommentMutation, ReportCommentMutationVariables>;
export const SetDisplayNameDocument = {"__meta__":{"hash":"94fd9eda13d284211ae07cf1d683524a137a8cdd7c777855b161884d6e9b8be1","name":"SetDisplayName","kind":"mutation"}} as unknown as DocumentNode<SetDisplayNameMutation, SetDisplayNameMutationVariables>;