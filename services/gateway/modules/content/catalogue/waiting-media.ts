import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { OwnFilm, OwnPicture } from '../media/public.ts';
import { lockOwnMedia, pictureAfter, saveOwnMedia } from './own-media.ts';
import type { WaitingMediaTable } from './tables.ts';

/** New media of a film that people see, made of one file. */
export interface NewMedia {
  readonly sourceId: string;
  readonly film: OwnFilm;
  /** What was taken out of it. */
  readonly picture: OwnPicture | null;
  readonly played: { readonly seconds: number; readonly lines: number };
}

const waiting = (db: Database) => db.selectFrom('waiting_media').where('discarded_at', 'is', null);

/** The files whose media wait to be shown, of any film. */
export async function findWaitingSources(db: Database): Promise<readonly string[]> {
  return (await waiting(db).select('source_id').execute()).map(({ source_id }) => source_id);
}

/** The file whose media wait for a film; null for none. */
export async function findWaitingSource(db: Database, filmId: string): Promise<string | null> {
  const row = await waiting(db).select('source_id').where('film_id', '=', filmId).executeTakeFirst();
  return row?.source_id ?? null;
}

/**
 * Puts new media of a film aside until a member of staff shows them, in place of what waited for that. The film is locked by then.
 * @returns the file whose media had waited; null for none
 */
export async function saveWaitingMedia(
  trx: Database,
  filmId: string,
  { sourceId, film, picture, played }: NewMedia,
  at: Date,
): Promise<string | null> {
  const former = await discardWaitingMedia(trx, filmId, at);
  await trx
    .insertInto('waiting_media')
    .values({
      source_id: sourceId,
      film_id: filmId,
      own_media: JSON.stringify({ film, picture }),
      run_length_seconds: Math.max(1, Math.round(played.seconds)),
      best_height: played.lines,
      prepared_at: at,
      discarded_at: null,
    })
    .execute();
  return former;
}

/**
 * Shows the media that wait for a film in place of those that people see, which are replaced as by any other. A picture that an editor
 * chose stays.
 * @returns whether any waited
 */
export async function showWaitingMedia(trx: Database, filmId: string, at: Date): Promise<boolean> {
  // The film first, as where its media are prepared: in one order, so that two wait for each other.
  const shown = await lockOwnMedia(trx, filmId);
  const row = await takeWaiting(trx, filmId);
  if (shown === undefined || row === undefined) return false;
  const { own_media, run_length_seconds: seconds, best_height: lines } = row;
  const picture = pictureAfter(shown.media?.picture ?? null, own_media.picture);
  await saveOwnMedia(trx, filmId, { film: own_media.film, picture }, { seconds, lines }, at);
  return true;
}

function takeWaiting(trx: Database, filmId: string): Promise<Selectable<WaitingMediaTable> | undefined> {
  return trx
    .deleteFrom('waiting_media')
    .where('film_id', '=', filmId)
    .where('discarded_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Discards the media that wait for a film. Nobody may see their files, which are deleted some days later.
 * @returns the file that they were made of; null where none waited
 */
export async function discardWaitingMedia(trx: Database, filmId: string, at: Date): Promise<string | null> {
  const row = await trx
    .updateTable('waiting_media')
    .set({ discarded_at: at })
    .where('film_id', '=', filmId)
    .where('discarded_at', 'is', null)
    .returning('source_id')
    .executeTakeFirst();
  return row?.source_id ?? null;
}

/** Forgets what was discarded before, whose files are gone. */
export async function forgetDiscardedMedia(db: Database, before: Date): Promise<void> {
  await sql`delete from waiting_media where discarded_at < ${before}`.execute(db);
}
