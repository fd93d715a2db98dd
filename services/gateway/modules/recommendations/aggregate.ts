import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { WEIGHT } from './recommend.ts';

/** Of each user, so many of the newest items count: the work grows with its square. */
const NEWEST_OF_A_USER = 40;
const SIMILAR_OF_AN_ITEM = 50;
const ITEMS_AT_ONCE = 500;
/** Users are weighed in as many parts, each a statement of its own. */
const PARTS_OF_USERS = 32;
/** Pairs that few know of weigh less than those that many do. */
const DOUBT = 3;

/**
 * Weighs again what users made of items, what is liked together, and what is liked by most. The same interactions give
 * the same result, however often it runs.
 */
export async function aggregate(db: Database, database: string): Promise<{ strengths: number; similar: number }> {
  const strengths = await weigh(db, database);
  await sql`
    update recommender_items i set popularity = coalesce(t.total, 0)
    from recommender_items o left join (
      select item_id, sum(strength) as total from recommender_strengths where database = ${database} group by item_id
    ) t on t.item_id = o.item_id
    where o.database = ${database} and i.database = o.database and i.item_id = o.item_id
      and i.popularity is distinct from coalesce(t.total, 0)
  `.execute(db);
  let similar = 0;
  for (let after = ''; ; ) {
    const { rows } = await sql<{ item_id: string }>`
      select item_id from recommender_items where database = ${database} and item_id > ${after}
      order by item_id limit ${ITEMS_AT_ONCE}
    `.execute(db);
    const last = rows.at(-1);
    if (!last) return { strengths, similar };
    similar += await relate(
      db,
      database,
      rows.map(({ item_id }) => item_id),
    );
    after = last.item_id;
  }
}

async function weigh(db: Database, database: string): Promise<number> {
  let weighed = 0;
  for (let part = 0; part < PARTS_OF_USERS; part += 1) {
    const inPart = sql`database = ${database} and mod(abs(hashtext(user_id)::bigint), ${PARTS_OF_USERS}) = ${part}`;
    weighed += await db.transaction().execute(async (trx) => {
      await sql`delete from recommender_strengths where ${inPart}`.execute(trx);
      const { numAffectedRows = 0n } = await sql`
        insert into recommender_strengths (database, user_id, item_id, strength)
        select ${database}, user_id, item_id, strength from (
          select user_id, item_id, strength,
            row_number() over (partition by user_id order by newest desc, item_id) as place
          from (
            select user_id, item_id, sum(${WEIGHT})::float8 as strength, max(happened_at) as newest
            from recommender_interactions where ${inPart} group by user_id, item_id
          ) summed where strength > 0
        ) placed where place <= ${NEWEST_OF_A_USER}
      `.execute(trx);
      return Number(numAffectedRows);
    });
  }
  return weighed;
}

/** The neighbours of some items: the cosine of who liked them, less certain for pairs that few know of. */
function relate(db: Database, database: string, items: readonly string[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`
      delete from recommender_similar where database = ${database} and item_id = any (${sql.val([...items])}::text[])
    `.execute(trx);
    const { numAffectedRows = 0n } = await sql`
      insert into recommender_similar (database, item_id, similar_id, score)
      select ${database}, item_id, similar_id, score from (
        select p.item_id, p.similar_id, p.score,
          row_number() over (partition by p.item_id order by p.score desc, p.similar_id) as place
        from (
          select a.item_id, b.item_id as similar_id,
            sum(least(a.strength, b.strength)) / (sqrt(ia.popularity * ib.popularity) + ${DOUBT}::float8) as score
          from recommender_strengths a
          join recommender_strengths b
            on b.database = a.database and b.user_id = a.user_id and b.item_id <> a.item_id
          join recommender_items ia on ia.database = a.database and ia.item_id = a.item_id
          join recommender_items ib on ib.database = b.database and ib.item_id = b.item_id
          where a.database = ${database} and a.item_id = any (${sql.val([...items])}::text[])
          group by a.item_id, b.item_id, ia.popularity, ib.popularity
        ) p
      ) placed where place <= ${SIMILAR_OF_AN_ITEM}
    `.execute(trx);
    return Number(numAffectedRows);
  });
}
