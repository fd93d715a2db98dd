import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { inTransaction } from './in-transaction.ts';
import { relateStale } from './relate.ts';
import { NEWEST_OF_A_USER, WEIGHT } from './weight.ts';

const USERS_AT_ONCE = 500;

/** How many users were weighed again, and for how many items it was worked out again what is like them. */
export interface Aggregated {
  readonly users: number;
  readonly items: number;
}

/**
 * Applies the events since the last run: weighs the users who did something, and recomputes the neighbors of the items
 * that they touched. Without events it does nothing.
 */
export async function aggregate(db: Database, database: string): Promise<Aggregated> {
  let users = 0;
  for (;;) {
    const weighed = await weighChanged(db, database);
    if (users === 0 && weighed === USERS_AT_ONCE) await countAgain(db);
    users += weighed;
    if (weighed < USERS_AT_ONCE) break;
  }
  if (users >= USERS_AT_ONCE) await countAgain(db);
  return { users, items: await relateStale(db, database) };
}

/**
 * Tells the planner what these tables hold by now. After many users at once it may never have heard of their database,
 * expects a row of it, and reads all of the tables again and again.
 */
async function countAgain(db: Database): Promise<void> {
  await sql`
    analyze recommender_users, recommender_items, recommender_interactions, recommender_strengths, recommender_traits
  `.execute(db);
}

function weighChanged(db: Database, database: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    // An array is worked out once, whatever the planner believes of a database that was filled a moment ago.
    const { rows } = await sql<{ user_id: string }>`
      update recommender_users set is_changed = false where database = ${database} and user_id = any (array(
        select user_id from recommender_users where database = ${database} and is_changed
        order by user_id limit ${USERS_AT_ONCE} for update skip locked
      )) returning user_id
    `.execute(trx);
    if (rows.length === 0) return 0;
    const ofThem = sql`database = ${database} and user_id = any (${rows.map(({ user_id }) => user_id)}::text[])`;
    const markTouched = () =>
      sql`
        update recommender_items set is_stale = true where database = ${database} and not is_stale
          and item_id = any (array(select distinct item_id from recommender_strengths where ${ofThem}))
      `.execute(trx);
    await markTouched();
    await sql`delete from recommender_strengths where ${ofThem}`.execute(trx);
    await sql`
      insert into recommender_strengths (database, user_id, item_id, strength)
      select ${database}, user_id, item_id, strength from (
        select user_id, item_id, strength,
          row_number() over (partition by user_id order by newest desc, item_id) as place
        from (
          select user_id, item_id, sum(${WEIGHT})::float8 as strength, max(happened_at) as newest
          from recommender_interactions where ${ofThem} group by user_id, item_id
        ) summed where strength > 0
      ) placed where place <= ${NEWEST_OF_A_USER}
    `.execute(trx);
    await markTouched();
    return rows.length;
  });
}
