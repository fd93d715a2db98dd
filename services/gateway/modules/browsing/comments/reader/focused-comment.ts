import type { Database } from '../../../../db/database.ts';
import { COMMENT_COLUMNS, type CommentRow } from '../comment-row.ts';
import { cursorOf } from './comment-cursor.ts';
import { findComment, visibleTo } from './comment-pages.ts';

/** The parent of `FocusedComment`. */
export interface FocusedThread {
  readonly thread: CommentRow;
  readonly replies: readonly CommentRow[];
  readonly nextCursor: string | null;
}

/** Replies that come along before the one in question; earlier ones of a long thread are left out. */
const REPLIES_BEFORE = 50;

/** A comment with what leads to it; null for an unknown one, and for one that was removed. */
export async function findFocused(
  db: Database,
  named: { readonly videoId: string; readonly commentId: string; readonly viewerId: string | null },
): Promise<FocusedThread | null> {
  const { viewerId } = named;
  const comment = await findComment(db, named);
  if (comment === null || (comment.removed_at !== null && comment.reply_count === 0)) return null;
  if (comment.parent_id === null) return { thread: comment, replies: [], nextCursor: null };
  const [thread, before, next] = await Promise.all([
    findComment(db, { ...named, commentId: comment.parent_id }),
    repliesOf(db, comment.parent_id, viewerId)
      .where('id', '<=', comment.id)
      .orderBy('id', 'desc')
      .limit(REPLIES_BEFORE)
      .execute(),
    repliesOf(db, comment.parent_id, viewerId).where('id', '>', comment.id).limit(1).execute(),
  ]);
  if (thread === null) return null;
  return { thread, replies: before.toReversed(), nextCursor: next.length > 0 ? cursorOf(comment) : null };
}

function repliesOf(db: Database, threadId: string, viewerId: string | null) {
  return db
    .selectFrom('comments')
    .select(COMMENT_COLUMNS)
    .where('parent_id', '=', threadId)
    .where('removed_at', 'is', null)
    .where(visibleTo(viewerId));
}
