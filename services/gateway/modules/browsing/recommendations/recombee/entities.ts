import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { updateTraits } from '../items/update-traits.ts';
import { created, ok, type RecombeeAnswer, refuse } from './answer.ts';
import { isId, isYes, type Parameters } from './parameters.ts';

export type Entity = 'users' | 'items';

const MOST_LISTED = 10_000;

export async function hasUser(db: Database, database: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('recommender_users')
    .select('user_id')
    .where('database', '=', database)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasItem(db: Database, database: string, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('recommender_items')
    .select('item_id')
    .where('database', '=', database)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row !== undefined;
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
    .values({ database, item_id: itemId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** PUT and DELETE of a user or an item. */
export async function changeEntity(
  db: Database,
  database: string,
  entity: Entity,
  id: string,
  isAdded: boolean,
): Promise<RecombeeAnswer> {
  if (!isId(id)) return refuse(400, 'Invalid id.');
  if (isAdded) {
    const isNew = await (entity === 'users' ? addUser : addItem)(db, database, id);
    return isNew ? created() : refuse(409, 'It exists already.');
  }
  const { numDeletedRows } = await (
    entity === 'users'
      ? db.deleteFrom('recommender_users').where('user_id', '=', id)
      : db.deleteFrom('recommender_items').where('item_id', '=', id)
  )
    .where('database', '=', database)
    .executeTakeFirst();
  return numDeletedRows === 0n ? refuse(404, 'It does not exist.') : ok();
}

/** The ids of all, or also their properties. */
export async function listEntities(
  db: Database,
  database: string,
  entity: Entity,
  { returnProperties }: Parameters,
): Promise<RecombeeAnswer> {
  if (entity === 'users') {
    const rows = await db
      .selectFrom('recommender_users')
      .select('user_id')
      .where('database', '=', database)
      .orderBy('user_id')
      .limit(MOST_LISTED)
      .execute();
    return ok(rows.map(({ user_id }) => (isYes(returnProperties) ? { userId: user_id } : user_id)));
  }
  const rows = await db
    .selectFrom('recommender_items')
    .select(['item_id', 'values'])
    .where('database', '=', database)
    .orderBy('item_id')
    .limit(MOST_LISTED)
    .execute();
  return ok(rows.map(({ item_id, values }) => (isYes(returnProperties) ? { itemId: item_id, ...values } : item_id)));
}

/**
 * Sets some values of an item, the others stay. `site` and `features`, by which recommendations are filtered and likened,
 * and `isOffered` are read out of them.
 */
export async function setItemValues(
  db: Database,
  database: string,
  itemId: string,
  values: Parameters,
): Promise<RecombeeAnswer> {
  const { '!cascadeCreate': mayCreate, cascadeCreate, ...properties } = values;
  const { site, features, isOffered } = properties;
  if (!isId(itemId)) return refuse(400, 'Invalid id.');
  if (site !== undefined && typeof site !== 'string') return refuse(400, 'site is a text.');
  if (features !== undefined && !isListOfTexts(features)) return refuse(400, 'features is a list of texts.');
  if (isOffered !== undefined && typeof isOffered !== 'boolean') return refuse(400, 'isOffered is true or false.');
  return db.transaction().execute(async (trx) => {
    if (isYes(mayCreate) || isYes(cascadeCreate)) await addItem(trx, database, itemId);
    const { numUpdatedRows } = await trx
      .updateTable('recommender_items')
      .set({
        values: sql`"values" || ${JSON.stringify(properties)}::jsonb`,
        ...(site !== undefined && { site }),
        ...(features !== undefined && { features: [...features] }),
        ...(isOffered !== undefined && { is_offered: isOffered }),
      })
      .where('database', '=', database)
      .where('item_id', '=', itemId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse(404, 'The item does not exist.');
    await updateTraits(trx, database, itemId);
    return ok();
  });
}

/** The properties of an item. */
export async function getItemValues(db: Database, database: string, itemId: string): Promise<RecombeeAnswer> {
  const row = await db
    .selectFrom('recommender_items')
    .select('values')
    .where('database', '=', database)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row ? ok(row.values) : refuse(404, 'The item does not exist.');
}

/** Deletes all data of a database. */
export async function resetDatabase(db: Database, database: string): Promise<RecombeeAnswer> {
  await db.transaction().execute(async (trx) => {
    for (const table of ['recommender_recomms', 'recommender_users', 'recommender_items'] as const) {
      await trx.deleteFrom(table).where('database', '=', database).execute();
    }
  });
  return ok();
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
