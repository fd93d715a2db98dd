import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { REUSED_PLAN } from '../../../db/reused-plans.ts';
import { loopedSeconds } from '../../content/media/public.ts';

/** A viewer and a video. */
export interface WatchKey {
  readonly userId: string;
  readonly videoId: string;
}

export interface WatchState {
  /** Seconds from the beginning; null for a video that was not begun. */
  readonly positionSeconds: number | null;
  readonly isComplete: boolean;
  readonly isLater: boolean;
}

/** A watch state with the time at which the video was last watched, which only a person's own pages show. */
export interface DatedWatchState extends WatchState {
  /** Null for a video that was not begun. */
  readonly watchedAt: Date | null;
}

/** One text for one key. */
export function keyOf({ userId, videoId }: WatchKey): string {
  return JSON.stringify([userId, videoId]);
}

/** How far somebody came in a film of that length, 0 to 1; null for one that was not begun. */
export function progressOf({ positionSeconds, isComplete }: WatchState, runLengthSeconds: number): number | null {
  if (positionSeconds === null) return null;
  return isComplete ? 1 : Math.min(1, positionSeconds / loopedSeconds(runLengthSeconds));
}

const UNSEEN: DatedWatchState = { positionSeconds: null, isComplete: false, isLater: false, watchedAt: null };

/** What viewers did with videos, in the order of the keys, in one statement. */
export async function findWatchStates(db: Database, keys: readonly WatchKey[]): Promise<DatedWatchState[]> {
  const { rows } = await sql<WatchKey & DatedWatchState>`
    select wanted.user_id as "userId", wanted.video_id as "videoId", stopped.position_seconds as "positionSeconds",
      stopped.saved_at as "watchedAt",
      coalesce(stopped.is_complete, false) as "isComplete", later.video_id is not null as "isLater"
    from unnest(
      ${keys.map(({ userId }) => userId)}::text[], ${keys.map(({ videoId }) => videoId)}::text[]
    ) as wanted (user_id, video_id)
    left join playback_positions stopped using (user_id, video_id)
    left join watch_later later using (user_id, video_id) ${REUSED_PLAN}`.execute(db);
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => found.get(keyOf(key)) ?? UNSEEN);
}
