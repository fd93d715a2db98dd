import type { Database } from '../../db/database.ts';

export interface PlaybackPosition {
  readonly userId: string;
  readonly videoId: string;
  /** Seconds from the beginning. */
  readonly positionSeconds: number;
  readonly savedAt: Date;
}

/** A viewer and a video. */
export type PlaybackKey = Pick<PlaybackPosition, 'userId' | 'videoId'>;

/** Keeps a position unless a newer one is there. Returns whether it was kept. */
export async function keepPosition(db: Database, position: PlaybackPosition): Promise<boolean> {
  const { userId, videoId, positionSeconds, savedAt } = position;
  const result = await db
    .insertInto('playback_positions')
    .values({ user_id: userId, video_id: videoId, position_seconds: positionSeconds, saved_at: savedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'video_id'])
        .doUpdateSet({ position_seconds: positionSeconds, saved_at: savedAt })
        .where('playback_positions.saved_at', '<=', savedAt),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Positions in the order of the keys; null for a video that its viewer has not begun. */
export async function findPositions(db: Database, keys: readonly PlaybackKey[]): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('playback_positions')
    .select(['user_id', 'video_id', 'position_seconds'])
    .where('user_id', 'in', [...new Set(keys.map(({ userId }) => userId))])
    .where('video_id', 'in', [...new Set(keys.map(({ videoId }) => videoId))])
    .execute();
  const found = new Map(rows.map((row) => [JSON.stringify([row.user_id, row.video_id]), row.position_seconds]));
  return keys.map(({ userId, videoId }) => found.get(JSON.stringify([userId, videoId])) ?? null);
}
