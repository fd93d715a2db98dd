import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { queueTakedown } from '../../media/public.ts';

/**
 * Has edges forget a film that the transaction takes back: its pictures, previews and cards, the
 * pictures of its set and of posts about it, those of former days too.
 */
export async function takeBackFilm(trx: Database, filmId: string, at: Date): Promise<void> {
  const { rows } = await sql<{ slugs: string[]; versions: string[] }>`
    select array(select slug from videos where id = ${filmId} union
        select coalesce(own_slug, slug) from videos where id = ${filmId} union
        select regexp_replace(slug, '^.*/', '') from slug_redirects where kind = 'film' and entity_id = ${filmId} order by 1) as slugs,
      array(select version from (
        select unnest(array[own_media->'film'->>'version', own_media->'picture'->>'version']) as version
          from videos where id = ${filmId}
        union select version from replaced_media where film_id = ${filmId}
        union select version from film_pictures where film_id = ${filmId}) shown
        where version is not null order by 1) as versions`.execute(trx);
  const [{ slugs, versions } = { slugs: [], versions: [] }] = rows;
  await queueTakedown(trx, { filmId, slugs, versions, prefixes: [] }, at);
}
