import type { Database } from '../../../db/database.ts';
import type { InteractionKind } from '../tables.ts';
import { created, ok, type RecombeeAnswer, refuse } from './answer.ts';

export type Parameters = Readonly<Record<string, unknown>>;

const LONGEST_ID = 255;

export function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_ID && !value.includes('\0');
}

/** ISO 8601 or seconds since the epoch; null for anything else. */
function instantOf(value: unknown): Date | null {
  const seconds = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;
  const at = Number.isNaN(seconds) ? new Date(typeof value === 'string' ? value : Number.NaN) : new Date(seconds * 1000);
  return Number.isNaN(at.getTime()) || at.getTime() < 0 ? null : at;
}

/** The measure of an interaction; null where it is out of range. */
function valueOf(kind: InteractionKind, { rating, portion }: Parameters): number | null {
  if (kind === 'ratings') return typeof rating === 'number' && rating >= -1 && rating <= 1 ? rating : null;
  if (kind === 'viewportions') return typeof portion === 'number' && portion >= 0 && portion <= 1 ? portion : null;
  return 1;
}

/**
 * Keeps an interaction: 200, 400 for one that is none, 404 for a user or an item that nobody knows (unless
 * `cascadeCreate`), 409 for one that is there already.
 */
export async function addInteraction(
  db: Database,
  database: string,
  kind: InteractionKind,
  parameters: Parameters,
  now: Date,
): Promise<RecombeeAnswer> {
  const { userId, itemId, timestamp, cascadeCreate, recommId } = parameters;
  if (!isId(userId) || !isId(itemId)) return refuse(400, 'userId and itemId are required.');
  const value = valueOf(kind, parameters);
  const at = timestamp === undefined ? now : instantOf(timestamp);
  if (value === null) return refuse(400, 'The value is out of range.');
  if (at === null) return refuse(400, 'Invalid timestamp.');
  return db.transaction().execute(async (trx) => {
    if (cascadeCreate === true) {
      await addUser(trx, database, userId);
      await addItem(trx, database, itemId);
    } else {
      const missing = await missingOf(trx, database, userId, itemId);
      if (missing !== null) return refuse(404, `${missing} does not exist.`);
    }
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('recommender_interactions')
      .values({
        database,
        kind,
        user_id: userId,
        item_id: itemId,
        happened_at: at,
        value,
        recomm_id: isId(recommId) ? recommId : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 0n ? refuse(409, 'This interaction is there already.') : ok();
  });
}

async function missingOf(db: Database, database: string, userId: string, itemId: string): Promise<string | null> {
  const user = await db
    .selectFrom('recommender_users')
    .select('user_id')
    .where('database', '=', database)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!user) return 'The user';
  const item = await db
    .selectFrom('recommender_items')
    .select('item_id')
    .where('database', '=', database)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return item ? null : 'The item';
}

/** Takes back what a user did to an item: at one moment, or ever. 404 where there is no such thing. */
export async function deleteInteraction(
  db: Database,
  database: string,
  kind: InteractionKind,
  { userId, itemId, timestamp }: Parameters,
): Promise<RecombeeAnswer> {
  if (!isId(userId) || !isId(itemId)) return refuse(400, 'userId and itemId are required.');
  const at = timestamp === undefined ? undefined : instantOf(timestamp);
  if (at === null) return refuse(400, 'Invalid timestamp.');
  let rows = db
    .deleteFrom('recommender_interactions')
    .where('database', '=', database)
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId);
  if (at) rows = rows.where('happened_at', '=', at);
  const { numDeletedRows } = await rows.executeTakeFirst();
  return numDeletedRows === 0n ? refuse(404, 'There is no such interaction.') : ok();
}

/** Whether it is new. */
export async function addUser(db: Database, database: string, userId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('recommender_users')
    .values({ database, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** Whether it is new. */
export async function addItem(db: Database, database: string, itemId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('recommender_items')
    .values({ database, item_id: itemId, site: '', features: [], popularity: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** PUT and DELETE of a user or an item. */
export async function changeEntity(
  db: Database,
  database: string,
  entity: 'users' | 'items',
  id: string,
  isAdded: boolean,
): Promise<RecombeeAnswer> {
  if (!isId(id)) return refuse(400, 'Invalid id.');
  if (isAdded) {
    const isNew = await (entity === 'users' ? addUser : addItem)(db, database, id);
    return isNew ? created() : refuse(409, 'It exists already.');
  }
  const { numDeletedRows } = await (entity === 'users'
    ? db.deleteFrom('recommender_users').where('user_id', '=', id)
    : db.deleteFrom('recommender_items').where('item_id', '=', id)
  )
    .where('database', '=', database)
    .executeTakeFirst();
  return numDeletedRows === 0n ? refuse(404, 'It does not exist.') : ok();
}
