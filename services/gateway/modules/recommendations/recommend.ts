import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** What is recommended, to whom, out of what. */
export interface RecommendationOrder {
  readonly database: string;
  /** Null for somebody unknown. */
  readonly userId: string | null;
  /** The item that is looked at; null for none. */
  readonly itemId: string | null;
  /** Only items of these sites; null lets all through. */
  readonly sites: readonly string[] | null;
  readonly exclude: readonly string[];
  readonly count: number;
}

/** So many of somebody's newest items say what they like. */
const REMEMBERED = 30;

/** How much each kind of interaction says. */
export const WEIGHT = sql<number>`
  case kind when 'purchases' then 4 when 'bookmarks' then 3 when 'ratings' then 3 * value
    when 'viewportions' then 2 * value else 1 end`;

interface Seed {
  readonly id: string;
  readonly strength: number;
}

/**
 * Recommends, best first: what was liked together with what this user likes (or with the item), then what has most in
 * common with it, and what is liked by most as the last resort. Never what the user has already dealt with.
 */
export async function recommend(db: Database, order: RecommendationOrder): Promise<readonly string[]> {
  const history = order.userId === null ? [] : await historyOf(db, order.database, order.userId);
  const liked = history.filter(({ strength }) => strength > 0);
  const seeds = order.itemId === null ? liked : [{ id: order.itemId, strength: 1 }];
  const taken = new Set([...history.map(({ id }) => id), ...order.exclude, ...(order.itemId === null ? [] : [order.itemId])]);
  const found: string[] = [];
  for (const find of [findLikedTogether, findAlike, findPopular]) {
    const missing = order.count - found.length;
    if (missing <= 0) break;
    for (const id of await find(db, order, seeds, [...taken], missing)) {
      taken.add(id);
      found.push(id);
    }
  }
  return found;
}

async function historyOf(db: Database, database: string, userId: string): Promise<readonly Seed[]> {
  const { rows } = await sql<Seed>`
    select item_id as id, sum(${WEIGHT})::float8 as strength
    from recommender_interactions where database = ${database} and user_id = ${userId}
    group by item_id order by max(happened_at) desc, item_id limit ${REMEMBERED}
  `.execute(db);
  return rows;
}

type Find = (
  db: Database,
  order: RecommendationOrder,
  seeds: readonly Seed[],
  taken: readonly string[],
  limit: number,
) => Promise<readonly string[]>;

const inSites = ({ sites }: RecommendationOrder) =>
  sites === null ? sql`true` : sql`i.site = any (${sql.val([...sites])}::text[])`;

const findLikedTogether: Find = async (db, order, seeds, taken, limit) => {
  if (seeds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select s.similar_id as id
    from unnest(${seeds.map(({ id }) => id)}::text[], ${seeds.map(({ strength }) => strength)}::float8[]) h (id, strength)
    join recommender_similar s on s.database = ${order.database} and s.item_id = h.id
    join recommender_items i on i.database = s.database and i.item_id = s.similar_id
    where s.similar_id <> all (${sql.val([...taken])}::text[]) and ${inSites(order)}
    group by s.similar_id order by sum(s.score * h.strength) desc, s.similar_id limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
};

/** Of so many that share something, the ones that most like are weighed. */
const WEIGHED = 300;

const findAlike: Find = async (db, order, seeds, taken, limit) => {
  if (seeds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with own as (
      select array_agg(distinct feature) as features from recommender_items o, unnest(o.features) feature
      where o.database = ${order.database} and o.item_id = any (${seeds.map(({ id }) => id)}::text[])
    ), near as (
      select i.item_id, i.features, i.popularity from recommender_items i, own
      where i.database = ${order.database} and i.features && own.features
        and i.item_id <> all (${sql.val([...taken])}::text[]) and ${inSites(order)}
      order by i.popularity desc, i.item_id limit ${WEIGHED}
    )
    select near.item_id as id from near, own
    order by (select count(*) from unnest(near.features) feature where feature = any (own.features)) desc,
      near.popularity desc, near.item_id
    limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
};

const findPopular: Find = async (db, order, _seeds, taken, limit) => {
  const { rows } = await sql<{ id: string }>`
    select i.item_id as id from recommender_items i
    where i.database = ${order.database} and i.item_id <> all (${sql.val([...taken])}::text[]) and ${inSites(order)}
    order by i.popularity desc, i.item_id limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
};
