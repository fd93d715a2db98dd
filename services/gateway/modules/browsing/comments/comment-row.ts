import type { Selectable } from 'kysely';
import type { CommentsTable } from './tables.ts';

/** A comment as resolvers read it. */
export type CommentRow = Pick<
  Selectable<CommentsTable>,
  | 'id'
  | 'video_id'
  | 'parent_id'
  | 'author_id'
  | 'text'
  | 'created_at'
  | 'removed_at'
  | 'edited_at'
  | 'pinned_at'
  | 'shadowed_at'
  | 'likes'
  | 'dislikes'
  | 'score'
  | 'reply_count'
  | 'shows_rating'
>;

export const COMMENT_COLUMNS = [
  'comments.id',
  'comments.video_id',
  'comments.parent_id',
  'comments.author_id',
  'comments.text',
  'comments.created_at',
  'comments.removed_at',
  'comments.edited_at',
  'comments.pinned_at',
  'comments.shadowed_at',
  'comments.likes',
  'comments.dislikes',
  'comments.score',
  'comments.reply_count',
  'comments.shows_rating',
] as const;

const ID = /^[1-9]\d{0,17}$/;

/** Whether a text may be a comment's id. Others are answered as unknown, without a query. */
export function isCommentId(value: string): boolean {
  return ID.test(value);
}
