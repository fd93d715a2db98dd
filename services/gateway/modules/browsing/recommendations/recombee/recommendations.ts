import { sql } from 'kysely';
import type { GatewayServices } from '../../../../services.ts';
import { recommend, type RecommendationOrder } from '../engine/recommend.ts';
import { ok, type RecombeeAnswer, refuse } from './answer.ts';
import { addItem, addUser, hasItem } from './entities.ts';
import { readFilter } from './filter.ts';
import { isId, isYes, type Parameters } from './parameters.ts';

type Services = Pick<GatewayServices, 'db' | 'clock' | 'randomBytes'>;

const MOST = 1_000;
/** How long a recommendation can be continued. */
export const RECOMM_MINUTES = 30;

/** Recommends to a user, or for an item and the user who looks at it. */
export async function answerRecommendation(
  services: Services,
  database: string,
  ids: { readonly userId: unknown; readonly itemId: unknown },
  parameters: Parameters,
): Promise<RecombeeAnswer> {
  const { userId, itemId } = ids;
  const { count, filter, cascadeCreate } = parameters;
  if (!isId(userId) || (itemId !== null && !isId(itemId))) return refuse(400, 'Invalid id.');
  if (!isCount(count)) return refuse(400, `count is a whole number of 1 to ${MOST}.`);
  const limits = readFilter(filter);
  if (limits === undefined) return refuse(400, 'This filter is not understood.');
  const { db } = services;
  if (isYes(cascadeCreate)) {
    await addUser(db, database, userId);
    if (itemId !== null) await addItem(db, database, itemId);
  } else if (itemId !== null && !(await hasItem(db, database, itemId))) {
    return refuse(404, 'The item does not exist.');
  }
  const { sites, features, without: exclude = [] } = limits;
  return returnItems(services, { database, userId, itemId, sites, features, exclude, count }, parameters);
}

/** Continues a recommendation, without repeating items. 404 for one that is unknown or has expired. */
export async function answerNext(
  services: Services,
  database: string,
  recommId: string,
  parameters: Parameters,
): Promise<RecombeeAnswer> {
  const { count } = parameters;
  if (!isCount(count)) return refuse(400, `count is a whole number of 1 to ${MOST}.`);
  const { db, clock } = services;
  const since = new Date(clock.now().getTime() - RECOMM_MINUTES * 60_000);
  const row = await db
    .selectFrom('recommender_recomms')
    .selectAll()
    .where('recomm_id', '=', recommId)
    .where('database', '=', database)
    .where('recommended_at', '>', since)
    .executeTakeFirst();
  if (!row) return refuse(404, 'There is no such recommendation, or it has expired.');
  const { user_id: userId, item_id: itemId, sites, features, recommended: exclude } = row;
  return returnItems(services, { database, userId, itemId, sites, features, exclude, count }, parameters, recommId);
}

async function returnItems(
  services: Services,
  order: RecommendationOrder,
  parameters: Parameters,
  continuedId?: string,
): Promise<RecombeeAnswer> {
  const { db, clock, randomBytes } = services;
  const ids = await recommend(db, order);
  const recommId = continuedId ?? randomBytes(16).toString('hex');
  const recommended = [...order.exclude, ...ids];
  await db
    .insertInto('recommender_recomms')
    .values({
      recomm_id: recommId,
      database: order.database,
      user_id: order.userId,
      item_id: order.itemId,
      sites: order.sites === null ? null : [...order.sites],
      features: [...order.features],
      recommended,
      recommended_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('recomm_id').doUpdateSet({ recommended }))
    .execute();
  return ok({ recommId, recomms: await described(services, order.database, ids, parameters) });
}

/** Items with words that begin like those of the query, the most popular first. */
export async function answerSearch(
  services: Services,
  database: string,
  userId: string,
  parameters: Parameters,
): Promise<RecombeeAnswer> {
  const { searchQuery, count, filter, cascadeCreate } = parameters;
  if (!isId(userId)) return refuse(400, 'Invalid id.');
  if (typeof searchQuery !== 'string') return refuse(400, 'searchQuery is required.');
  if (!isCount(count)) return refuse(400, `count is a whole number of 1 to ${MOST}.`);
  const limits = readFilter(filter);
  if (limits === undefined) return refuse(400, 'This filter is not understood.');
  const { db, randomBytes } = services;
  if (isYes(cascadeCreate)) await addUser(db, database, userId);
  const words = (searchQuery.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ');
  const { sites, features, without = [] } = limits;
  const { rows } = await sql<{ item_id: string }>`
    select item_id from recommender_items
    where database = ${database} and is_offered
      and jsonb_to_tsvector('simple', "values", '["string"]') @@ to_tsquery('simple', ${words})
      and ${sites === null ? sql`true` : sql`site = any (${[...sites]}::text[])`} and features @> ${[...features]}::text[]
      and item_id <> all (${[...without]}::text[])
    order by popularity desc, item_id limit ${count}
  `.execute(db);
  const ids = rows.map(({ item_id }) => item_id);
  return ok({
    recommId: randomBytes(16).toString('hex'),
    recomms: await described(services, database, ids, parameters),
  });
}

async function described(
  { db }: Services,
  database: string,
  ids: readonly string[],
  { returnProperties }: Parameters,
): Promise<readonly { readonly id: string; readonly values?: unknown }[]> {
  if (!isYes(returnProperties) || ids.length === 0) return ids.map((id) => ({ id }));
  const rows = await db
    .selectFrom('recommender_items')
    .select(['item_id', 'values'])
    .where('database', '=', database)
    .where('item_id', 'in', [...ids])
    .execute();
  const valuesOf = new Map(rows.map(({ item_id, values }) => [item_id, values]));
  return ids.map((id) => ({ id, values: valuesOf.get(id) ?? {} }));
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST;
}
