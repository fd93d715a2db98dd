import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { rememberReplaced } from '../own-media.ts';
import { deletePreparedMedia } from '../prepared-media.ts';
import { takeBackFilm } from './take-back.ts';

/**
 * Deletes a film that nobody sees, with what people did with it. Its files stay withheld until they are deleted as well, and
 * edges are told once more.
 */
export async function deleteFilm(trx: Database, id: string, at: Date): Promise<void> {
  const none = { film: null, picture: null };
  await rememberReplaced(trx, 'videos', id, none, at);
  await rememberReplaced(trx, 'prepared_media', id, none, at);
  await rememberReplaced(trx, 'waiting_media', id, none, at);
  await takeBackFilm(trx, id, at);
  await deletePreparedMedia(trx, id);
  await trx.deleteFrom('slug_redirects').where('kind', '=', 'film').where('entity_id', '=', id).execute();
  await trx.deleteFrom('videos').where('id', '=', id).execute();
}

/** The versions of a film's media that nothing shows any more. */
export async function versionsReplacedOf(db: Database, filmId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ version: string }>`
    select version from replaced_media where film_id = ${filmId} order by version`.execute(db);
  return rows.map(({ version }) => version);
}
