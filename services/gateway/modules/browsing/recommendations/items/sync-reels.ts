import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { updateTraits } from './update-traits.ts';

/**
 * Updates the built-in recommender's reels: those of released films are on offer with the film's features, others are
 * taken off. The second run changes nothing. Returns how many changed.
 * @param films the recommender's database of films, which has to be up to date
 */
export async function syncReels(db: Database, database: string, films: string): Promise<number> {
  const { numAffectedRows: updated = 0n } = await sql`
    insert into recommender_items (database, item_id, site, features, "values")
    select ${database}, r.id, f.site, f.features, f."values"
    from reels r join recommender_items f on f.database = ${films} and f.item_id = r.video_id and f.is_offered
    where r.is_published
    on conflict (database, item_id) do update
      set site = excluded.site, features = excluded.features, "values" = excluded."values", is_offered = true
      where (recommender_items.site, recommender_items.features, recommender_items."values", recommender_items.is_offered)
        is distinct from (excluded.site, excluded.features, excluded."values", true)
  `.execute(db);
  const { numAffectedRows: off = 0n } = await sql`
    update recommender_items i set is_offered = false
    where i.database = ${database} and i.is_offered and not exists (
      select from reels r join recommender_items f on f.database = ${films} and f.item_id = r.video_id and f.is_offered
      where r.id = i.item_id and r.is_published)
  `.execute(db);
  const changed = Number(updated + off);
  if (changed > 0) await updateTraits(db, database);
  return changed;
}
