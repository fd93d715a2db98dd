import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';

/** Updates the rows by feature for the items on offer: of all of them, or of one. */
export async function updateTraits(db: Database, database: string, itemId?: string): Promise<void> {
  const one = itemId === undefined ? sql`true` : sql`i.item_id = ${itemId}`;
  await sql`
    delete from recommender_traits t using recommender_items i
    where i.database = ${database} and ${one} and t.database = i.database and t.item_id = i.item_id
      and (not i.is_offered or t.site <> i.site or t.feature <> all (i.features))
  `.execute(db);
  await sql`
    insert into recommender_traits (database, site, feature, item_id, popularity)
    select i.database, i.site, feature, i.item_id, i.popularity
    from recommender_items i cross join unnest(i.features) feature
    where i.database = ${database} and ${one} and i.is_offered
    on conflict do nothing
  `.execute(db);
}
