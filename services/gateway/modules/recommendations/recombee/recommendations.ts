import type { GatewayServices } from '../../../services.ts';
import { recommend, type RecommendationOrder } from '../recommend.ts';
import { ok, type RecombeeAnswer, refuse } from './answer.ts';
import { sitesOfFilter } from './filter.ts';
import { addItem, addUser, isId, type Parameters } from './interactions.ts';

type Services = Pick<GatewayServices, 'db' | 'clock' | 'randomBytes'>;

const MOST = 1_000;
/** A recommendation can be gone on with for so long. */
export const RECOMM_MINUTES = 30;

/** Recommends to a user, or for an item and the user who looks at it. */
export async function answerRecommendation(
  services: Services,
  database: string,
  asked: { readonly userId: unknown; readonly itemId: unknown },
  parameters: Parameters,
): Promise<RecombeeAnswer> {
  const { userId, itemId } = asked;
  const { count, filter, cascadeCreate } = parameters;
  if (!isId(userId) || (itemId !== null && !isId(itemId))) return refuse(400, 'Invalid id.');
  if (!isCount(count)) return refuse(400, `count is a whole number of 1 to ${MOST}.`);
  const sites = sitesOfFilter(filter);
  if (sites === undefined) return refuse(400, 'This filter is not understood.');
  const { db } = services;
  if (cascadeCreate === true) {
    await addUser(db, database, userId);
    if (itemId !== null) await addItem(db, database, itemId);
  } else if (itemId !== null && !(await isKnownItem(services, database, itemId))) {
    return refuse(404, 'The item does not exist.');
  }
  return give(services, { database, userId, itemId, sites, exclude: [], count });
}

/** Goes on with a recommendation that was given: nothing twice. 404 for one that is unknown or over. */
export async function answerNext(
  services: Services,
  database: string,
  recommId: string,
  { count }: Parameters,
): Promise<RecombeeAnswer> {
  if (!isCount(count)) return refuse(400, `count is a whole number of 1 to ${MOST}.`);
  const { db, clock } = services;
  const since = new Date(clock.now().getTime() - RECOMM_MINUTES * 60_000);
  const row = await db
    .selectFrom('recommender_recomms')
    .selectAll()
    .where('recomm_id', '=', recommId)
    .where('database', '=', database)
    .where('given_at', '>', since)
    .executeTakeFirst();
  if (!row) return refuse(404, 'There is no such recommendation, or it is over.');
  const { user_id: userId, item_id: itemId, sites, given } = row;
  return give(services, { database, userId, itemId, sites, exclude: given, count }, recommId);
}

async function give(services: Services, order: RecommendationOrder, goneOn?: string): Promise<RecombeeAnswer> {
  const { db, clock, randomBytes } = services;
  const ids = await recommend(db, order);
  const recommId = goneOn ?? randomBytes(16).toString('hex');
  const given = [...order.exclude, ...ids];
  await db
    .insertInto('recommender_recomms')
    .values({
      recomm_id: recommId,
      database: order.database,
      user_id: order.userId,
      item_id: order.itemId,
      sites: order.sites === null ? null : [...order.sites],
      given,
      given_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('recomm_id').doUpdateSet({ given }))
    .execute();
  return ok({ recommId, recomms: ids.map((id) => ({ id })) });
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST;
}

async function isKnownItem({ db }: Services, database: string, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('recommender_items')
    .select('item_id')
    .where('database', '=', database)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row !== undefined;
}
