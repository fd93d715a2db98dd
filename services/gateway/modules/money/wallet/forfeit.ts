import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { GEMS } from '@network/tenant/constants.ts';
import type { Database } from '../../../db/database.ts';
import { post, walletIdOf } from './ledger.ts';
import { balanceOf, lockWallet } from './balance.ts';

/** The gems and packs that a cancellation would take, as the warning before it shows them. */
export interface Loss {
  readonly gems: number;
  readonly packs: number;
}

export interface Forfeiture {
  readonly userId: string;
  readonly subscriptionId: string;
  /** The id of what caused the loss, such as a postback. Each cause takes gems and packs once. */
  readonly cause: string;
  /** The last time at which a reactivation restores the loss. Null sets no limit; the time of the loss means never. */
  readonly restorableUntil: Date | null;
  readonly at: Date;
}

export const NOTHING: Loss = { gems: 0, packs: 0 };

/** Counts the gems and packs that a person would lose. */
export async function lossOf(db: Database, userId: string): Promise<Loss> {
  const { count } = await db
    .selectFrom('unlocked_channel_packs')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('lost_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { gems: Math.max(0, await balanceOf(db, userId, 'gems')), packs: Number(count) };
}

/**
 * Takes all gems and unlocked packs (last-membership.ts says when), and records what it took so that it can be
 * restored. The person keeps gems that were added after the loss, and the packs that those gems pay for. Call it in the
 * transaction that records the cancellation. A second call with the same cause takes nothing.
 */
export async function forfeit(trx: Database, { userId, subscriptionId, cause, ...when }: Forfeiture): Promise<Loss> {
  const balance = Math.max(0, await lockWallet(trx, userId, 'gems'));
  const later = await gainedSince(trx, userId, when.at);
  const lostGems = Math.max(0, balance - later.gems);
  const id = randomUUID();
  const recorded = await trx
    .insertInto('wallet_forfeits')
    .values({
      id,
      user_id: userId,
      subscription_id: subscriptionId,
      cause,
      gems: lostGems,
      pack_ids: [],
      forfeited_at: when.at,
      restorable_until: when.restorableUntil,
      restored_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (recorded.numInsertedOrUpdatedRows !== 1n) return NOTHING;
  const lost = await trx
    .updateTable('unlocked_channel_packs')
    .set({ lost_at: when.at })
    .where('user_id', '=', userId)
    .where('lost_at', 'is', null)
    .$if(later.packIds.length > 0, (query) => query.where('pack_id', 'not in', later.packIds))
    .returning('pack_id')
    .execute();
  const packIds = lost.map(({ pack_id }) => pack_id);
  await trx.updateTable('wallet_forfeits').set({ pack_ids: packIds }).where('id', '=', id).execute();
  if (lostGems > 0) {
    await post(trx, {
      userId,
      unit: 'gems',
      amount: -lostGems,
      counterpart: 'spent',
      type: 'forfeit',
      reason: 'membership.cancelled',
      subject: subscriptionId,
      idempotencyKey: `forfeit:${id}`,
      at: when.at,
    });
  }
  return { gems: lostGems, packs: packIds.length };
}

/** Counts the gems that a person gained after the loss, and lists the packs that these gems paid for. */
async function gainedSince(
  trx: Database,
  userId: string,
  lostAt: Date,
): Promise<{ readonly gems: number; readonly packIds: readonly string[] }> {
  const { gained } = await trx
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(sql<number>`coalesce(sum(ledger_entries.amount), 0)::int`.as('gained'))
    .where('ledger_entries.account_id', '=', walletIdOf(userId, 'gems'))
    .where('ledger_entries.amount', '>', 0)
    .where('ledger_transactions.created_at', '>', lostAt)
    // Restored gems are no gain: the person had them before the loss.
    .where('ledger_transactions.type', '<>', 'restore')
    .executeTakeFirstOrThrow();
  const packs = await trx
    .selectFrom('unlocked_channel_packs')
    .select('pack_id')
    .where('user_id', '=', userId)
    .where('lost_at', 'is', null)
    .where('unlocked_at', '>', lostAt)
    .orderBy('unlocked_at')
    .orderBy('pack_id')
    .limit(Math.floor(gained / GEMS.packPrice))
    .execute();
  return { gems: gained - packs.length * GEMS.packPrice, packIds: packs.map(({ pack_id }) => pack_id) };
}
