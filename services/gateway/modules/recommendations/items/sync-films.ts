import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { updateTraits } from './update-traits.ts';

const FILMS_AT_ONCE = 5_000;

/** The features of a film for the recommender. Films of a channel are marked as such. */
const FEATURES = sql`array(
  select 'performer:' || p.slug from video_performers vp join performers p on p.id = vp.performer_id where vp.video_id = v.id
  union select 'category:' || category_slug from video_categories where video_id = v.id
  union select 'tag:' || tag_slug from video_tags where video_id = v.id
  union select 'channel:' || case when c.id is null then 'none' when c.is_third_party then 'third-party' else 'internal' end
  order by 1)`;

/**
 * Updates the built-in recommender's items: released films are on offer, others are taken off. The second run changes
 * nothing. Returns how many items changed.
 */
export async function syncFilms(db: Database, database: string, at: Date): Promise<number> {
  let changed = 0;
  for (let after = ''; ;) {
    const { rows } = await sql<{ last: string | null; updated: number }>`
      with films as materialized (
        select v.id, v.site_id, v.title, ${FEATURES} as features
        from videos v left join channels c on c.id = v.channel_id
        where v.id > ${after} and v.released_at <= ${at} and not v.is_denied order by v.id limit ${FILMS_AT_ONCE}
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
    where i.database = ${database} and i.is_offered and not exists (
      select from videos v where v.id = i.item_id and v.released_at <= ${at} and not v.is_denied)
  `.execute(db);
  changed += Number(off);
  if (changed > 0) await updateTraits(db, database);
  return changed;
}
