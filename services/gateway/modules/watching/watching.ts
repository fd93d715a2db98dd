import type { Database } from '../../db/database.ts';
import type { WatchKey } from './watch-states.ts';

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
  { isSaved, at }: { readonly isSaved: boolean; readonly at: Date },
): Promise<void> {
  if (isSaved) {
    await db
      .insertInto('watch_later')
      .values({ user_id: userId, video_id: videoId, added_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db.deleteFrom('watch_later').where('user_id', '=', userId).where('video_id', '=', videoId).execute();
  }
}
