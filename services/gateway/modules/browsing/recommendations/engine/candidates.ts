import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { siteIds } from '../../../../config/known-network.ts';

/** The candidates wanted, and those excluded. */
export interface Wanted {
  readonly database: string;
  readonly sites: readonly string[] | null;
  readonly features: readonly string[];
  /** The items to go out from, newest first, with how much each is liked. */
  readonly seeds: readonly { readonly id: string; readonly strength: number }[];
  readonly taken: readonly string[];
  readonly limit: number;
}

// Every lookup by an index is a lateral part with a limit: the planner cannot turn it round into a join over whole tables,
// which it does while it has not counted them.
type Find = (db: Database, wanted: Wanted) => Promise<readonly string[]>;

/** The most neighbors of an item that are stored. */
export const NEIGHBOURS = 50;
/** How many of the most liked items are weighed for each feature and site. */
const WEIGHED_OF_A_FEATURE = 30;
/** Only the newest items count as seeds for similar content, because a taste moves on. */
const SEEDS_OF_CONTENT = 5;
const FEATURES_OF_CONTENT = 40;

const texts = (values: readonly string[]) => sql`${[...values]}::text[]`;
/** Items that were only heard of belong to no site. */
const sitesOf = ({ sites }: Wanted) => texts(sites ?? [...siteIds(), '']);
const fits = ({ sites, features }: Wanted, item: RawBuilder<unknown>) => sql`
  ${item}.is_offered and ${sites === null ? sql`true` : sql`${item}.site = any (${texts(sites)})`}
  and ${features.length === 0 ? sql`true` : sql`${item}.features @> ${texts(features)}`}`;
const ids = async (db: Database, statement: RawBuilder<{ id: string }>): Promise<readonly string[]> =>
  (await statement.execute(db)).rows.map(({ id }) => id);

/** Items liked together with the seeds: precomputed, so this reads a few neighbors of each. */
export const findLikedTogether: Find = async (db, wanted) => {
  const { database, seeds, taken, limit } = wanted;
  if (seeds.length === 0) return [];
  return ids(
    db,
    sql`
      with near as materialized (
        select s.similar_id, sum(s.score * h.strength) as score
        from unnest(${texts(seeds.map(({ id }) => id))}, ${seeds.map(({ strength }) => strength)}::float8[]) h (id, strength)
        cross join lateral (
          select similar_id, score from recommender_similar where database = ${database} and item_id = h.id
          order by score desc limit ${NEIGHBOURS}
        ) s
        where s.similar_id <> all (${texts(taken)}) group by s.similar_id
      )
      select near.similar_id as id from near cross join lateral (
        select item_id from recommender_items i
        where i.database = ${database} and i.item_id = near.similar_id and ${fits(wanted, sql.ref('i'))} limit 1
      ) offered
      order by near.score desc, near.similar_id limit ${limit}
    `,
  );
};

/** Items that share most features with the newest seeds: performers count twice. */
export const findAlike: Find = async (db, wanted) => {
  const { database, seeds, taken, limit } = wanted;
  if (seeds.length === 0) return [];
  const newest = texts(seeds.slice(0, SEEDS_OF_CONTENT).map(({ id }) => id));
  return ids(
    db,
    sql`
      with own as materialized (
        select feature, case when feature like 'performer:%' then 2 else 1 end as weight from (
          select distinct feature from recommender_items o, unnest(o.features) feature
          where o.database = ${database} and o.item_id = any (${newest}) and feature not like 'channel:%'
          order by feature desc limit ${FEATURES_OF_CONTENT}
        ) features
      ), near as (
        select t.item_id, sum(own.weight) as common, max(t.popularity) as popularity
        from own cross join unnest(${sitesOf(wanted)}) site cross join lateral (
          select item_id, popularity from recommender_traits
          where database = ${database} and site = site.site and feature = own.feature
          order by popularity desc, item_id limit ${WEIGHED_OF_A_FEATURE}
        ) t where t.item_id <> all (${texts(taken)}) group by t.item_id
      )
      select near.item_id as id from near cross join lateral (
        select item_id from recommender_items i
        where i.database = ${database} and i.item_id = near.item_id and ${fits(wanted, sql.ref('i'))} limit 1
      ) offered
      order by near.common desc, near.popularity desc, near.item_id limit ${limit}
    `,
  );
};

/** What most like, of each site by its index. */
export const findPopular: Find = async (db, wanted) => {
  const { database, features, taken, limit } = wanted;
  const [feature, ...others] = features;
  const best =
    feature === undefined
      ? sql`
          select item_id, popularity from recommender_items
          where database = ${database} and site = site.site and is_offered and item_id <> all (${texts(taken)})
          order by popularity desc, item_id limit ${limit}`
      : sql`
          select t.item_id, t.popularity from recommender_traits t
          where t.database = ${database} and t.site = site.site and t.feature = ${feature}
            and t.item_id <> all (${texts(taken)})
            and ${
              others.length === 0
                ? sql`true`
                : sql`exists (select from recommender_items i where i.database = t.database and i.item_id = t.item_id
                    and i.features @> ${texts(others)})`
            }
          order by t.popularity desc, t.item_id limit ${limit}`;
  return ids(
    db,
    sql`
      select best.item_id as id from unnest(${sitesOf(wanted)}) site cross join lateral (${best}) best
      order by best.popularity desc, best.item_id limit ${limit}
    `,
  );
};
