import { GEMS } from '@network/tenant/constants.ts';
import type { Database } from '../../../db/database.ts';
import { post } from './ledger.ts';
import { lockWallet } from './balance.ts';
import { type Loss, NOTHING } from './forfeit.ts';

export interface Restoration {
  readonly userId: string;
  /** The membership that continues. */
  readonly subscriptionId: string;
  readonly at: Date;
  /**
   * Set if a payment shows that the last membership was not lost: everything that was taken at this time or later is
   * restored.
   */
  readonly lostSince?: Date;
  /** A membership was reactivated, which restores what its paid period allows. */
  readonly isComeback: boolean;
}

/**
 * Restores what was forfeited. A pack that was bought again meanwhile is paid for once: its gems come back instead. A
 * second call restores nothing. Call it in the transaction that records the reactivation or the payment.
 */
export async function restoreForfeited(trx: Database, restoration: Restoration): Promise<Loss> {
  const { userId, subscriptionId, at, lostSince, isComeback } = restoration;
  await lockWallet(trx, userId, 'gems');
  const restored = await trx
    .updateTable('wallet_forfeits')
    .set({ restored_at: at })
    .where('user_id', '=', userId)
    .where('restored_at', 'is', null)
    .where((where) =>
      where.or([
        ...(isComeback ? [where('restorable_until', 'is', null), where('restorable_until', '>', at)] : []),
        ...(lostSince === undefined ? [] : [where('forfeited_at', '>=', lostSince)]),
      ]),
    )
    .returning(['id', 'gems', 'pack_ids'])
    .execute();
  if (restored.length === 0) return NOTHING;
  const move = { userId, unit: 'gems', counterpart: 'issued', type: 'restore', at } as const;
  for (const { id, gems } of restored) {
    if (gems === 0) continue;
    const reason = 'membership.reactivated';
    await post(trx, { ...move, amount: gems, reason, subject: subscriptionId, idempotencyKey: `restore:${id}` });
  }
  const packIds = [...new Set(restored.flatMap(({ pack_ids }) => pack_ids))];
  if (packIds.length === 0) return { gems: sumOf(restored), packs: 0 };
  const owned = await trx
    .selectFrom('unlocked_channel_packs')
    .select('pack_id')
    .where('user_id', '=', userId)
    .where('pack_id', 'in', packIds)
    .where('lost_at', 'is', null)
    .execute();
  let returned = 0;
  for (const packId of packIds) {
    const losses = restored.filter(({ pack_ids }) => pack_ids.includes(packId));
    const timesPaid = losses.length + (owned.some(({ pack_id }) => pack_id === packId) ? 1 : 0);
    if (timesPaid < 2) continue;
    const amount = (timesPaid - 1) * GEMS.packPrice;
    const idempotencyKey = `restore-pack:${losses[0]?.id}:${packId}`;
    await post(trx, { ...move, amount, reason: 'channelPack.boughtAgain', subject: packId, idempotencyKey });
    returned += amount;
  }
  await trx
    .updateTable('unlocked_channel_packs')
    .set({ lost_at: null })
    .where('user_id', '=', userId)
    .where('pack_id', 'in', packIds)
    .execute();
  return { gems: sumOf(restored) + returned, packs: packIds.length };
}

/**
 * Extends the time in which the loss of a cancelled membership can be restored, to the end of a renewal that became
 * known later.
 */
export async function extendRestoration(trx: Database, subscriptionId: string, until: Date): Promise<void> {
  await trx
    .updateTable('wallet_forfeits')
    .set({ restorable_until: until })
    .where('subscription_id', '=', subscriptionId)
    .where('restored_at', 'is', null)
    .where('restorable_until', '<', until)
    .where((where) => where('restorable_until', '>', where.ref('forfeited_at')))
    .execute();
}

const sumOf = (rows: readonly { readonly gems: number }[]): number => rows.reduce((sum, { gems }) => sum + gems, 0);
