import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { GEMS } from '@network/tenant/constants.ts';
import type { Database } from '../../db/database.ts';
import { post, walletIdOf } from './ledger.ts';
import { balanceOf, lockWallet } from './balance.ts';

/** The numbers of the warning before a cancellation. */
export interface Loss {
  readonly gems: number;
  readonly packs: number;
}

export interface Forfeiture {
  readonly userId: string;
  readonly subscriptionId: string;
  /** Its cause, such as a postback's id: one loss for each. */
  readonly cause: string;
  /** Until when a reactivation restores it; null without a limit, the moment of the loss for never. */
  readonly restorableUntil: Date | null;
  readonly at: Date;
}

/** No loss at all. */
export const NOTHING: Loss = { gems: 0, packs: 0 };

/** What is in a person's wallet and could be lost. */
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
 * restored. What came after that moment stays: gems that were added since, and packs as far as these pay for them. Call
 * it in the transaction that records the cancellation. The same cause again takes nothing.
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

/** Gems that a person gained after a moment: the packs paid with them since, and the rest. */
async function gainedSince(
  trx: Database,
  userId: string,
  moment: Date,
): Promise<{ readonly gems: number; readonly packIds: readonly string[] }> {
  const { gained } = await trx
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(sql<number>`coalesce(sum(ledger_entries.amount), 0)::int`.as('gained'))
    .where('ledger_entries.account_id', '=', walletIdOf(userId, 'gems'))
    .where('ledger_entries.amount', '>', 0)
    .where('ledger_transactions.created_at', '>', moment)
    // What only came back since was there before.
    .where('ledger_transactions.type', '<>', 'restore')
    .executeTakeFirstOrThrow();
  const packs = await trx
    .selectFrom('unlocked_channel_packs')
    .select('pack_id')
    .where('user_id', '=', userId)
    .where('lost_at', 'is', null)
    .where('unlocked_at', '>', moment)
    .orderBy('unlocked_at')
    .orderBy('pack_id')
    .limit(Math.floor(gained / GEMS.packPrice))
    .execute();
  return { gems: gained - packs.length * GEMS.packPrice, packIds: packs.map(({ pack_id }) => pack_id) };
}
