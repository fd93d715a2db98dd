import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';

/** A picture by its version, and a film that it is shown with. */
export interface PictureOfFilm {
  readonly version: string;
  readonly film_id: string;
}

/** Remembers which pictures are shown with films, so that they go with them. */
export async function rememberFilmPictures(trx: Database, pictures: readonly PictureOfFilm[]): Promise<void> {
  if (pictures.length === 0) return;
  await sql`
    insert into film_pictures (version, film_id)
    select distinct version, film_id
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as shown(version text, film_id text)
    on conflict do nothing`.execute(trx);
}

/** The pictures that are or were shown with a film, and the frames that were taken of it, by their ids. */
export async function findRememberedPictures(db: Database, filmId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select pictures.id from film_pictures remembered
    join pictures on pictures.rendition->>'version' = remembered.version
    where remembered.film_id = ${filmId} order by pictures.id`.execute(db);
  return rows.map(({ id }) => id);
}
