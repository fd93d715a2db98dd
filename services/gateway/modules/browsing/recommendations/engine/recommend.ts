import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { findAlike, findLikedTogether, findPopular, type Wanted } from './candidates.ts';
import { WEIGHT } from './weight.ts';

/** The order of a recommendation: the person, and the items to choose from. */
export interface RecommendationOrder {
  readonly database: string;
  /** Null for an unknown person. */
  readonly userId: string | null;
  /** The item that is looked at; null for none. */
  readonly itemId: string | null;
  /** Only items of these sites; null lets all through. */
  readonly sites: readonly string[] | null;
  /** Only items with all of these features. */
  readonly features: readonly string[];
  readonly exclude: readonly string[];
  readonly count: number;
}

/** The number of a person's newest items that describe their taste. */
const SEEDS = 30;
/** The number of a person's newest items that describe their taste. */
const REMEMBERED = 1_000;

interface Touched {
  readonly id: string;
  readonly strength: number;
}

/**
 * Recommends, best first: what was liked together with what this user likes (or with the item), then what has most in
 * common with it, and what is liked by most as the last resort. Never what the user has already dealt with.
 */
export async function recommend(db: Database, order: RecommendationOrder): Promise<readonly string[]> {
  const { database, userId, itemId, sites, features, count } = order;
  const history = userId === null ? [] : await historyOf(db, database, userId);
  const liked = history.filter(({ strength }) => strength > 0).slice(0, SEEDS);
  const seeds = itemId === null ? liked : [{ id: itemId, strength: 1 }];
  const taken = new Set([...history.map(({ id }) => id), ...order.exclude, ...(itemId === null ? [] : [itemId])]);
  const found: string[] = [];
  for (const find of [findLikedTogether, findAlike, findPopular]) {
    const missing = count - found.length;
    if (missing <= 0) break;
    const wanted: Wanted = { database, sites, features, seeds, taken: [...taken], limit: missing };
    for (const id of await find(db, wanted)) {
      taken.add(id);
      found.push(id);
    }
  }
  return found;
}

async function historyOf(db: Database, database: string, userId: string): Promise<readonly Touched[]> {
  const { rows } = await sql<Touched>`
    select item_id as id, sum(${WEIGHT})::float8 as strength
    from recommender_interactions where database = ${database} and user_id = ${userId}
    group by item_id order by max(happened_at) desc, item_id limit ${REMEMBERED}
  `.execute(db);
  return rows;
}
