import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { WatchKey } from './watch-states.ts';

/** A person's settings for their watch history. */
export interface Settings {
  readonly hidesWatched: boolean;
  readonly isHistoryPaused: boolean;
}

/** Takes a video off the row to continue, or puts it back. Returns whether it was begun. */
export async function setAside(db: Database, { userId, videoId }: WatchKey, at: Date | null): Promise<boolean> {
  const changed = await db
    .updateTable('playback_positions')
    .set({ set_aside_at: at })
    .where('user_id', '=', userId)
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Deletes one video from the history, or all of them. Returns whether there was one. */
export async function deleteWatched(db: Database, userId: string, videoId?: string): Promise<boolean> {
  const all = db.deleteFrom('playback_positions').where('user_id', '=', userId);
  const gone = await (videoId === undefined ? all : all.where('video_id', '=', videoId)).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Adds a video to the watch list, once, or removes it. */
export async function setLater(
  db: Database,
  { userId, videoId }: WatchKey,
  { isKept, at }: { readonly isKept: boolean; readonly at: Date },
): Promise<void> {
  if (isKept) {
    await db
      .insertInto('watch_later')
      .values({ user_id: userId, video_id: videoId, added_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db.deleteFrom('watch_later').where('user_id', '=', userId).where('video_id', '=', videoId).execute();
  }
}

/** The settings in force; everything is off until somebody says otherwise. */
export async function loadSettings(db: Database, userId: string): Promise<Settings> {
  const row = await db
    .selectFrom('profile_states')
    .select(['hides_watched as hidesWatched', 'is_history_paused as isHistoryPaused'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { hidesWatched: false, isHistoryPaused: false };
}

/** Changes only the settings that are passed, even while another call changes the others. */
export async function saveSettings(
  db: Database,
  userId: string,
  { hidesWatched = null, isHistoryPaused = null }: Partial<Record<keyof Settings, boolean | null>>,
): Promise<Settings> {
  const { rows } = await sql<Settings>`
    insert into profile_states (user_id, hides_watched, is_history_paused)
    values (${userId}, coalesce(${hidesWatched}::boolean, false), coalesce(${isHistoryPaused}::boolean, false))
    on conflict (user_id) do update set
      hides_watched = coalesce(${hidesWatched}::boolean, profile_states.hides_watched),
      is_history_paused = coalesce(${isHistoryPaused}::boolean, profile_states.is_history_paused)
    returning hides_watched as "hidesWatched", is_history_paused as "isHistoryPaused"
  `.execute(db);
  return rows[0] as Settings;
}
