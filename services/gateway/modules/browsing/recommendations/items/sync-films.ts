import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { updateTraits } from './update-traits.ts';
import { isPlayableFilm, playableFilms } from '../../../content/catalogue/public.ts';

const FILMS_AT_ONCE = 5_000;

/**
 * Updates the built-in recommender's items: released films are on offer, others are taken off. The second run changes
 * nothing. Returns how many items changed.
 */
export async function syncFilms(db: Database, database: string, at: Date): Promise<number> {
  let changed = 0;
  for (let after = ''; ;) {
    const { rows } = await sql<{ last: string | null; updated: number }>`
      with films as materialized (
        ${playableFilms({ after, at, limit: FILMS_AT_ONCE })}
      ), updated as (
        insert into recommender_items (database, item_id, site, features, "values")
        select ${database}, id, site_id, features, jsonb_build_object('title', title) from films
        on conflict (database, item_id) do update
          set site = excluded.site, features = excluded.features, "values" = excluded."values", is_offered = true
          where (recommender_items.site, recommender_items.features, recommender_items."values", recommender_items.is_offered)
            is distinct from (excluded.site, excluded.features, excluded."values", true)
        returning 1
      )
      select (select max(id) from films) as last, (select count(*)::int from updated) as updated
    `.execute(db);
    const { last = null, updated = 0 } = rows[0] ?? {};
    if (last === null) break;
    changed += updated;
    after = last;
  }
  const { numAffectedRows: off = 0n } = await sql`
    update recommender_items i set is_offered = false
    where i.database = ${database} and i.is_offered and not ${isPlayableFilm(sql.ref('i.item_id'), at)}
  `.execute(db);
  changed += Number(off);
  if (changed > 0) await updateTraits(db, database);
  return changed;
}
