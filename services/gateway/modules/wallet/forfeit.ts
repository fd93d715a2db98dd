import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { post } from '../membership/ledger.ts';
import { balanceOf, holdWallet } from './balance.ts';

/** The numbers of the warning before a cancellation (D25). */
export interface Loss {
  readonly gems: number;
  readonly packs: number;
}

export interface Forfeiture {
  readonly userId: string;
  readonly subscriptionId: string;
  /** What asked for it, such as a postback's id: one loss for each. */
  readonly cause: string;
  /** Until when a membership that is taken up again brings it back; null for ever, the moment of the loss for never. */
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
 * Takes all gems and unlocked packs (D25, D40: last-membership.ts says when), and notes what it took so that it can be
 * restored. Give the transaction that records the cancellation. The same cause again takes nothing.
 */
export async function forfeit(trx: Database, { userId, subscriptionId, cause, ...when }: Forfeiture): Promise<Loss> {
  const balance = Math.max(0, await holdWallet(trx, userId, 'gems'));
  const id = randomUUID();
  const noted = await trx
    .insertInto('wallet_forfeits')
    .values({
      id,
      user_id: userId,
      subscription_id: subscriptionId,
      cause,
      gems: balance,
      pack_ids: [],
      forfeited_at: when.at,
      restorable_until: when.restorableUntil,
      restored_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (noted.numInsertedOrUpdatedRows !== 1n) return NOTHING;
  const lost = await trx
    .updateTable('unlocked_channel_packs')
    .set({ lost_at: when.at })
    .where('user_id', '=', userId)
    .where('lost_at', 'is', null)
    .returning('pack_id')
    .execute();
  const packIds = lost.map(({ pack_id }) => pack_id);
  await trx.updateTable('wallet_forfeits').set({ pack_ids: packIds }).where('id', '=', id).execute();
  if (balance > 0) {
    await post(trx, {
      userId,
      unit: 'gems',
      amount: -balance,
      counterpart: 'spent',
      type: 'forfeit',
      reason: 'membership.cancelled',
      subject: subscriptionId,
      idempotencyKey: `forfeit:${id}`,
      at: when.at,
    });
  }
  return { gems: balance, packs: packIds.length };
}
