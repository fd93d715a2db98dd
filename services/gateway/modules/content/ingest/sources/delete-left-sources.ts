import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { deletePreparedMedia } from '../../catalogue/public.ts';
import { lockMediaOfFilm } from './media-of-film.ts';
import { findSendableFilms } from './find-films.ts';

const FILMS_AT_ONCE = 500;

/**
 * Deletes what was sent for drafts that were deleted since: originals, and all that is known of them. What was made of them
 * is unused from then on. Files that were sent or prepared at or after `before` stay for the next time.
 * @returns how many files that were sent
 */
export async function deleteLeftSources({ db, store }: Pick<GatewayServices, 'db' | 'store'>, before: Date) {
  let count = 0;
  for await (const filmIds of deletedFilms(db)) {
    for (const filmId of filmIds) {
      const sources = await db
        .selectFrom('media_sources')
        .select(['id', 'store_key', 'added_at', 'ended_at'])
        .where('video_id', '=', filmId)
        .execute();
      if (sources.some(({ added_at, ended_at }) => (ended_at ?? added_at) >= before)) continue;
      // The originals first: without their rows nothing would find them again.
      for (const { store_key } of sources) await store.delete(store_key);
      await db.transaction().execute(async (trx) => {
        if ((await lockMediaOfFilm(trx, filmId)) !== null) return;
        await trx.deleteFrom('media_sources').where('video_id', '=', filmId).execute();
        await deletePreparedMedia(trx, filmId);
      });
      count += sources.length;
    }
  }
  return count;
}

/** Films that files were sent for and that are neither published nor drafts. */
async function* deletedFilms(db: Database): AsyncGenerator<readonly string[]> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('media_sources')
      .select('video_id')
      .distinct()
      .where('video_id', '>', after)
      .orderBy('video_id')
      .limit(FILMS_AT_ONCE)
      .execute();
    const ids = rows.flatMap(({ video_id }) => video_id ?? []);
    const there = new Set((await findSendableFilms(db, ids)).map(({ id }) => id));
    yield ids.filter((id) => !there.has(id));
    if (ids.length < FILMS_AT_ONCE) return;
    after = ids.at(-1) ?? '';
  }
}
