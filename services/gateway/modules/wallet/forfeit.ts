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
  /** End of the paid period; null when it is open. */
  readonly restorableUntil: Date | null;
  readonly at: Date;
}

const NOTHING: Loss = { gems: 0, packs: 0 };

/** What a person would lose by cancelling now. */
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
 * "Gems and unlocked channels are lost when a cancellation is confirmed" (D25). Give the transaction that records the
 * cancellation. The same cause again takes nothing.
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

/**
 * "Reactivation within the paid period restores them" (D25): gives back what cancelling this subscription took. Give the
 * transaction that records the reactivation; a second time it gives nothing.
 */
export async function restoreForfeited(
  trx: Database,
  { userId, subscriptionId, at }: Pick<Forfeiture, 'userId' | 'subscriptionId' | 'at'>,
): Promise<Loss> {
  await holdWallet(trx, userId, 'gems');
  const open = await trx
    .updateTable('wallet_forfeits')
    .set({ restored_at: at })
    .where('user_id', '=', userId)
    .where('subscription_id', '=', subscriptionId)
    .where('restored_at', 'is', null)
    .where((eb) => eb.or([eb('restorable_until', 'is', null), eb('restorable_until', '>', at)]))
    .returning(['id', 'gems', 'pack_ids'])
    .execute();
  const packIds = [...new Set(open.flatMap(({ pack_ids }) => pack_ids))];
  for (const { id, gems } of open) {
    if (gems === 0) continue;
    await post(trx, {
      userId,
      unit: 'gems',
      amount: gems,
      counterpart: 'issued',
      type: 'restore',
      reason: 'membership.reactivated',
      subject: subscriptionId,
      idempotencyKey: `restore:${id}`,
      at,
    });
  }
  if (packIds.length > 0) {
    await trx
      .updateTable('unlocked_channel_packs')
      .set({ lost_at: null })
      .where('user_id', '=', userId)
      .where('pack_id', 'in', packIds)
      .execute();
  }
  return { gems: open.reduce((sum, { gems }) => sum + gems, 0), packs: packIds.length };
}
