import { type Expression, type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database, Tables } from '../../../db/database.ts';
import { hasPausedHistory } from '../identity/public.ts';

export interface PlaybackPosition {
  readonly userId: string;
  readonly videoId: string;
  /** Seconds from the beginning. */
  readonly positionSeconds: number;
  readonly savedAt: Date;
  /** The end, or so near it that the film counts as watched. */
  readonly isComplete?: boolean;
}

/** A viewer and a video. */
export type PlaybackKey = Pick<PlaybackPosition, 'userId' | 'videoId'>;

/** Saves a position unless a newer one is stored or its viewer paused their history. Returns whether it was saved. */
export async function savePosition(db: Database, position: PlaybackPosition): Promise<boolean> {
  const { userId, videoId, positionSeconds, savedAt, isComplete = false } = position;
  const result = await sql`
    insert into playback_positions (user_id, video_id, position_seconds, saved_at, is_complete, completed_at)
    select ${userId}, ${videoId}, ${positionSeconds}::integer, ${savedAt}::timestamptz, ${isComplete}::boolean,
      ${isComplete ? savedAt : null}::timestamptz
    where not ${hasPausedHistory(userId)}
    on conflict (user_id, video_id) do update set
      position_seconds = excluded.position_seconds,
      saved_at = excluded.saved_at,
      is_complete = excluded.is_complete,
      completed_at = coalesce(playback_positions.completed_at, excluded.completed_at)
    where playback_positions.saved_at <= excluded.saved_at
  `.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Positions in the order of the keys; null for a video that its viewer has not begun, or has ended. */
export async function findPositions(db: Database, keys: readonly PlaybackKey[]): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('playback_positions')
    .select(['user_id', 'video_id', 'position_seconds'])
    .where('user_id', 'in', [...new Set(keys.map(({ userId }) => userId))])
    .where('video_id', 'in', [...new Set(keys.map(({ videoId }) => videoId))])
    .where('is_complete', '=', false)
    .execute();
  const found = new Map(rows.map((row) => [JSON.stringify([row.user_id, row.video_id]), row.position_seconds]));
  return keys.map(({ userId, videoId }) => found.get(JSON.stringify([userId, videoId])) ?? null);
}

/** Whether a person watched the video of a statement to the end, as a condition of it. */
export function isCompletedBy(userId: string) {
  return (eb: ExpressionBuilder<Tables, 'videos'>): Expression<SqlBool> =>
    eb.exists(
      eb
        .selectFrom('playback_positions')
        .select('video_id')
        .where('user_id', '=', userId)
        .whereRef('playback_positions.video_id', '=', 'videos.id')
        .where('completed_at', 'is not', null),
    );
}

/** The ids of the videos that a person watched to the end, as a subquery. */
export function completedBy(userId: string): RawBuilder<unknown> {
  return sql`select p.video_id from playback_positions p where p.user_id = ${userId} and p.completed_at is not null`;
}
