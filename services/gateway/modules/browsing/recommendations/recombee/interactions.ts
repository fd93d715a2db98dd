import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { InteractionKind } from '../tables.ts';
import { ok, type RecombeeAnswer, refuse } from './answer.ts';
import { addItem, addUser, hasItem, hasUser } from './entities.ts';
import { instantOf, isId, isYes, type Parameters } from './parameters.ts';

const REPLACE_PORTION = sql`(database, user_id, item_id) where kind = 'viewportions'
  do update set value = excluded.value, happened_at = excluded.happened_at, recomm_id = excluded.recomm_id`;

/** The measure of an interaction; null where it is out of range. */
function valueOf(kind: InteractionKind, { rating, portion }: Parameters): number | null {
  if (kind === 'ratings') return typeof rating === 'number' && rating >= -1 && rating <= 1 ? rating : null;
  if (kind === 'viewportions') return typeof portion === 'number' && portion >= 0 && portion <= 1 ? portion : null;
  return 1;
}

/**
 * Stores an interaction: 200, 400 for an invalid one, 404 for an unknown user or item (unless `cascadeCreate`), 409 for
 * a duplicate. Of the portions of an item that a user saw the newest is stored.
 */
export async function addInteraction(
  db: Database,
  database: string,
  kind: InteractionKind,
  parameters: Parameters,
  now: Date,
): Promise<RecombeeAnswer> {
  const { userId, itemId, timestamp, cascadeCreate, recommId, sessionId } = parameters;
  if (!isId(userId) || !isId(itemId)) return refuse(400, 'userId and itemId are required.');
  if (sessionId !== undefined && !isId(sessionId)) return refuse(400, 'Invalid sessionId.');
  const value = valueOf(kind, parameters);
  const at = timestamp === undefined ? now : instantOf(timestamp);
  if (value === null) return refuse(400, 'The value is out of range.');
  if (at === null) return refuse(400, 'Invalid timestamp.');
  if (isYes(cascadeCreate)) {
    await addUser(db, database, userId);
    await addItem(db, database, itemId);
  }
  const recomm = isId(recommId) ? recommId : null;
  // One statement: the most frequent call takes one round trip, and two calls for one user are serialized.
  const { rows } = await sql<{ knows_user: boolean; knows_item: boolean; is_stored: boolean }>`
    with teller as (
      update recommender_users set is_changed = true where database = ${database} and user_id = ${userId} returning user_id
    ), item as (
      select item_id from recommender_items where database = ${database} and item_id = ${itemId}
    ), stored as (
      insert into recommender_interactions (database, user_id, item_id, kind, happened_at, value, recomm_id)
      select ${database}, user_id, item_id, ${kind}, ${at}, ${value}, ${recomm} from teller, item
      on conflict ${kind === 'viewportions' ? REPLACE_PORTION : sql`do nothing`} returning 1
    )
    select exists (select from teller) as knows_user, exists (select from item) as knows_item,
      exists (select from stored) as is_stored
  `.execute(db);
  const [done] = rows;
  if (done?.knows_user !== true) return refuse(404, 'The user does not exist.');
  if (!done.knows_item) return refuse(404, 'The item does not exist.');
  return done.is_stored ? ok() : refuse(409, 'This interaction is there already.');
}

/** Takes back what a user did to an item: at one time, or ever. 404 where there is no such thing. */
export async function deleteInteraction(
  db: Database,
  database: string,
  kind: InteractionKind,
  { userId, itemId, timestamp }: Parameters,
): Promise<RecombeeAnswer> {
  if (!isId(userId) || !isId(itemId)) return refuse(400, 'userId and itemId are required.');
  const at = timestamp === undefined ? undefined : instantOf(timestamp);
  if (at === null) return refuse(400, 'Invalid timestamp.');
  return db.transaction().execute(async (trx) => {
    await markChanged(trx, database, userId);
    const all = ofKey(trx, { database, kind, user_id: userId, item_id: itemId });
    const { numDeletedRows } = await (at ? all.where('happened_at', '=', at) : all).executeTakeFirst();
    return numDeletedRows === 0n ? refuse(404, 'There is no such interaction.') : ok();
  });
}

interface InteractionKey {
  readonly database: string;
  readonly kind: InteractionKind;
  readonly user_id: string;
  readonly item_id: string;
}

function ofKey(db: Database, { database, kind, user_id, item_id }: InteractionKey) {
  return db
    .deleteFrom('recommender_interactions')
    .where('database', '=', database)
    .where('user_id', '=', user_id)
    .where('item_id', '=', item_id)
    .where('kind', '=', kind);
}

async function markChanged(db: Database, database: string, userId: string): Promise<void> {
  await db
    .updateTable('recommender_users')
    .set({ is_changed: true })
    .where('database', '=', database)
    .where('user_id', '=', userId)
    .execute();
}

const MOST_LISTED = 1_000;

/** What happened of one kind, to an item or by a user, oldest first. */
export async function listInteractions(
  db: Database,
  database: string,
  kind: InteractionKind,
  of: { readonly entity: 'users' | 'items'; readonly id: string },
): Promise<RecombeeAnswer> {
  const has = of.entity === 'users' ? hasUser : hasItem;
  if (!isId(of.id)) return refuse(400, 'Invalid id.');
  if (!(await has(db, database, of.id))) return refuse(404, 'It does not exist.');
  const rows = await db
    .selectFrom('recommender_interactions')
    .selectAll()
    .where('database', '=', database)
    .where(of.entity === 'users' ? 'user_id' : 'item_id', '=', of.id)
    .where('kind', '=', kind)
    .orderBy('happened_at')
    .orderBy(sql`user_id, item_id`)
    .limit(MOST_LISTED)
    .execute();
  return ok(
    rows.map(({ user_id, item_id, happened_at, value }) => ({
      userId: user_id,
      itemId: item_id,
      timestamp: happened_at.getTime() / 1000,
      ...(kind === 'ratings' && { rating: value }),
      ...(kind === 'viewportions' && { portion: value }),
    })),
  );
}
