import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/**
 * Tells the recommender of the films that are out, with what they have in common, and lets it forget the others. The
 * second time changes nothing. Returns how many were told or forgotten.
 */
export async function syncFilms(db: Database, database: string, at: Date): Promise<number> {
  const { numAffectedRows: told = 0n } = await sql`
    insert into recommender_items (database, item_id, site, features)
    select ${database}, v.id, v.site_id, array(
      select 'performer:' || performer_id from video_performers where video_id = v.id
      union select 'category:' || category_slug from video_categories where video_id = v.id
      union select 'tag:' || tag_slug from video_tags where video_id = v.id order by 1)
    from videos v where v.released_at <= ${at} and not v.is_denied and v.channel_id is null
    on conflict (database, item_id) do update set site = excluded.site, features = excluded.features
      where (recommender_items.site, recommender_items.features) is distinct from (excluded.site, excluded.features)
  `.execute(db);
  const { numAffectedRows: forgotten = 0n } = await sql`
    delete from recommender_items i where database = ${database} and not exists (
      select from videos v where v.id = i.item_id and v.released_at <= ${at} and not v.is_denied and v.channel_id is null)
  `.execute(db);
  return Number(told + forgotten);
}
