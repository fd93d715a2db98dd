import type { Database } from '../../../db/database.ts';
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

/** Deletes one video from the history for good. Returns whether it was there. */
export async function deleteWatched(db: Database, { userId, videoId }: WatchKey): Promise<boolean> {
  const gone = await db
    .deleteFrom('playback_positions')
    .where('user_id', '=', userId)
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Deletes the whole history for good, with what was removed from it and could still be restored. Returns whether there was any. */
export async function clearWatched(db: Database, userId: string): Promise<boolean> {
  const gone = await db
    .with('removed', (query) =>
      query.deleteFrom('removed_positions').where('user_id', '=', userId).returning('video_id'),
    )
    .deleteFrom('playback_positions')
    .where('user_id', '=', userId)
    .executeTakeFirst();
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
