import type { CommentRow } from './comment-row.ts';
import type { CommentList } from './reader/comment-pages.ts';
import type { FocusedThread } from './reader/focused-comment.ts';
import type { ModeratedRow } from './moderation/moderation-reader.ts';

/** Rows behind the types of this module's schema; codegen passes them to resolvers as parents. */
export type CommentMapper = CommentRow;
export type CommentPageMapper = CommentList;
export type FocusedCommentMapper = FocusedThread;
export type ModeratedCommentMapper = ModeratedRow;
