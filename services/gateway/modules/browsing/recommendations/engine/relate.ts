import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { NEIGHBOURS } from './candidates.ts';
import { inTransaction } from './in-transaction.ts';
import { NEWEST_OF_A_USER } from './weight.ts';

/** How many users stand for all users of an item that everybody knows. */
const USERS_OF_AN_ITEM = 400;
const ITEMS_AT_ONCE = 200;
/** Pairs that few know of weigh less than those that many do: among thousands of items, chance makes many of them. */
const DOUBT = 50;

/**
 * Recomputes the neighbors of the items with new interactions.
 * @returns how many items
 */
export async function relateStale(db: Database, database: string): Promise<number> {
  await weighItems(db, database);
  let related = 0;
  for (;;) {
    const done = await relateSome(db, database);
    related += done;
    if (done < ITEMS_AT_ONCE) return related;
  }
}

/** Every score needs the popularity of both items, so these come first. */
async function weighItems(db: Database, database: string): Promise<void> {
  await sql`
    update recommender_items i set popularity = coalesce(
      (select sum(strength) from recommender_strengths s where s.database = i.database and s.item_id = i.item_id), 0)
    where i.database = ${database} and i.is_stale
  `.execute(db);
  await sql`
    update recommender_traits t set popularity = i.popularity from recommender_items i
    where i.database = ${database} and i.is_stale
      and t.database = i.database and t.item_id = i.item_id and t.popularity <> i.popularity
  `.execute(db);
}

/** The neighbours of some items: the cosine of the users who liked them, damped for pairs with few users. */
function relateSome(db: Database, database: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ item_id: string }>`
      update recommender_items set is_stale = false where database = ${database} and item_id = any (array(
        select item_id from recommender_items where database = ${database} and is_stale
        order by item_id limit ${ITEMS_AT_ONCE} for update skip locked
      )) returning item_id
    `.execute(trx);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ item_id }) => item_id);
    await sql`
      delete from recommender_similar where database = ${database} and item_id = any (${ids}::text[])
    `.execute(trx);
    // Materialized, and every lookup by an index a lateral part with a limit: the planner can't join whole tables for it.
    await sql`
      with own as materialized (
        select id as item_id, s.user_id, s.strength from unnest(${ids}::text[]) id
        cross join lateral (
          select user_id, strength from recommender_strengths
          where database = ${database} and item_id = id order by user_id limit ${USERS_OF_AN_ITEM}
        ) s
      ), pairs as materialized (
        select a.item_id, b.item_id as similar_id, sum(least(a.strength, b.strength)) as common
        from own a
        cross join lateral (
          select item_id, strength from recommender_strengths
          where database = ${database} and user_id = a.user_id limit ${NEWEST_OF_A_USER}
        ) b
        where b.item_id <> a.item_id
        group by a.item_id, b.item_id
      ), known as materialized (
        select met.item_id, i.popularity from (select item_id from own union select similar_id from pairs) met
        cross join lateral (
          select popularity from recommender_items where database = ${database} and item_id = met.item_id limit 1
        ) i
      )
      insert into recommender_similar (database, item_id, similar_id, score)
      select ${database}, item_id, similar_id, score from (
        select p.item_id, p.similar_id, p.common / (sqrt(ia.popularity * ib.popularity) + ${DOUBT}::float8) as score,
          row_number() over (
            partition by p.item_id
            order by p.common / (sqrt(ia.popularity * ib.popularity) + ${DOUBT}::float8) desc, p.similar_id
          ) as place
        from pairs p
        join known ia on ia.item_id = p.item_id
        join known ib on ib.item_id = p.similar_id
      ) placed where place <= ${NEIGHBOURS}
    `.execute(trx);
    return rows.length;
  });
}
