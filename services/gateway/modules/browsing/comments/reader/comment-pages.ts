import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { COMMENT_COLUMNS, type CommentRow } from '../comment-row.ts';
import { type CommentPosition, cursorOf } from './comment-cursor.ts';

export type CommentSort = 'NEWEST' | 'OLDEST' | 'TOP';

/** The parent of `CommentPage`. */
export interface CommentList {
  readonly videoId: string;
  readonly pinned: CommentRow | null;
  readonly comments: readonly CommentRow[];
  readonly nextCursor: string | null;
}

interface Part {
  /** The person who reads; null for nobody in particular. */
  readonly viewerId: string | null;
  readonly after: CommentPosition | null;
  readonly size: number;
}

/** A removed comment stays where others have answered it. */
const IS_SHOWN = sql<boolean>`(comments.removed_at is null or comments.reply_count > 0)`;

/** What others may see, and of a person's own what they alone see. */
export const visibleTo = (viewerId: string | null) =>
  sql<boolean>`(comments.shadowed_at is null or comments.author_id = ${viewerId})`;

/**
 * The age by which a video's comments are ordered. With the bare id, PostgreSQL would scan the primary key through the
 * comments of all videos until enough of this one turned up; only the index of one video's comments has this
 * expression.
 */
const AGE = sql<string>`(-comments.id)`;
const ageOf = (id: string) => sql<string>`-(${id}::bigint)`;

/** First comments of the threads of a video, but the pinned one. Each order reads one index from where the last part ended. */
export async function findThreads(db: Database, videoId: string, sort: CommentSort, part: Part): Promise<CommentRow[]> {
  const { after, size } = part;
  let query = db
    .selectFrom('comments')
    .select(COMMENT_COLUMNS)
    .where('video_id', '=', videoId)
    .where('parent_id', 'is', null)
    .where('pinned_at', 'is', null)
    .where(IS_SHOWN)
    .where(visibleTo(part.viewerId));
  if (sort === 'TOP') {
    if (after) query = query.where(sql<boolean>`(comments.score, comments.id) < (${after.score}, ${after.id}::bigint)`);
    query = query.orderBy('score', 'desc').orderBy('id', 'desc');
  } else {
    if (after) query = query.where(AGE, sort === 'NEWEST' ? '>' : '<', ageOf(after.id));
    query = query.orderBy(AGE, sort === 'NEWEST' ? 'asc' : 'desc');
  }
  return query.limit(size).execute();
}

export async function findPinned(db: Database, videoId: string): Promise<CommentRow | null> {
  const row = await db
    .selectFrom('comments')
    .select(COMMENT_COLUMNS)
    .where('video_id', '=', videoId)
    .where('pinned_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Replies of a thread, oldest first. */
export async function findReplies(db: Database, threadId: string, part: Part): Promise<CommentRow[]> {
  let query = db
    .selectFrom('comments')
    .select(COMMENT_COLUMNS)
    .where('parent_id', '=', threadId)
    .where('removed_at', 'is', null)
    .where(visibleTo(part.viewerId));
  if (part.after) query = query.where('id', '>', part.after.id);
  return query.orderBy('id').limit(part.size).execute();
}

/** A comment of that video, removed or not; null for one of another video, one of another's shadow, and an unknown one. */
export async function findComment(
  db: Database,
  {
    videoId,
    commentId,
    viewerId,
  }: { readonly videoId: string; readonly commentId: string; readonly viewerId: string | null },
): Promise<CommentRow | null> {
  const row = await db
    .selectFrom('comments')
    .select(COMMENT_COLUMNS)
    .where('id', '=', commentId)
    .where('video_id', '=', videoId)
    .where(visibleTo(viewerId))
    .executeTakeFirst();
  return row ?? null;
}

const MOST_NEW = 50;

/** The comments on a video after that one, oldest first. */
export async function findNewer(
  db: Database,
  { videoId, since, viewerId }: { readonly videoId: string; readonly since: string; readonly viewerId: string | null },
): Promise<CommentRow[]> {
  return db
    .selectFrom('comments')
    .select(COMMENT_COLUMNS)
    .where('video_id', '=', videoId)
    .where(AGE, '<', ageOf(since))
    .where('removed_at', 'is', null)
    .where(visibleTo(viewerId))
    .orderBy(AGE, 'desc')
    .limit(MOST_NEW)
    .execute();
}

/** The highest id of a video's comments; `0` while there is none. */
export async function findLatestId(db: Database, videoId: string): Promise<string> {
  const row = await db
    .selectFrom('comments')
    .select('id')
    .where('video_id', '=', videoId)
    .orderBy(AGE)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? '0';
}

/** One part of a list from rows that were read with one more than its size. */
export function listOf(videoId: string, rows: readonly CommentRow[], size: number, pinned: CommentRow | null = null) {
  const comments = rows.slice(0, size);
  const last = comments.at(-1);
  return {
    videoId,
    pinned,
    comments,
    nextCursor: rows.length > size && last ? cursorOf(last) : null,
  } satisfies CommentList;
}
