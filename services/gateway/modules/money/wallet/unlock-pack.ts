import { GEMS } from '@network/tenant/constants.ts';
import type { Database } from '../../../db/database.ts';
import { holdSessionOfCall } from '../../people/identity/public.ts';
import { post } from './ledger.ts';
import { lockWallet } from './balance.ts';

export interface PackPurchase {
  readonly userId: string;
  readonly packId: string;
  /** The key that the client made, unique for the person. */
  readonly idempotencyKey: string;
  readonly at: Date;
}

export type PackAnswer =
  | { readonly outcome: 'unlocked' | 'already-unlocked' | 'out-of-balance'; readonly balance: number }
  /** The key was used for another pack. */
  | { readonly outcome: 'other-purchase' };

/**
 * Pays a pack with gems and unlocks it, or does neither. A key that paid before returns its first answer. Concurrent
 * calls wait, so that gems for one pack unlock one.
 */
export function unlockPack(db: Database, purchase: PackPurchase): Promise<PackAnswer> {
  const { userId, packId, at } = purchase;
  const key = `unlock-pack:${userId}:${purchase.idempotencyKey}`;
  return db.transaction().execute(async (trx): Promise<PackAnswer> => {
    await holdSessionOfCall(trx, userId, at);
    const balance = await lockWallet(trx, userId, 'gems');
    const paid = await trx
      .selectFrom('ledger_transactions')
      .select(['subject', 'balance_after'])
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    if (paid && paid.subject !== packId) return { outcome: 'other-purchase' };
    if (paid) return { outcome: 'unlocked', balance: paid.balance_after ?? balance };
    const owned = await trx
      .selectFrom('unlocked_channel_packs')
      .select('pack_id')
      .where('user_id', '=', userId)
      .where('pack_id', '=', packId)
      .where('lost_at', 'is', null)
      .executeTakeFirst();
    if (owned) return { outcome: 'already-unlocked', balance };
    if (balance < GEMS.packPrice) return { outcome: 'out-of-balance', balance };
    const balanceAfter = balance - GEMS.packPrice;
    await post(trx, {
      userId,
      unit: 'gems',
      amount: -GEMS.packPrice,
      counterpart: 'spent',
      type: 'unlock',
      reason: 'channelPack.unlock',
      subject: packId,
      balanceAfter,
      idempotencyKey: key,
      at,
    });
    await trx
      .insertInto('unlocked_channel_packs')
      .values({ user_id: userId, pack_id: packId, unlocked_at: at, lost_at: null })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'pack_id']).doUpdateSet({ unlocked_at: at, lost_at: null }),
      )
      .execute();
    return { outcome: 'unlocked', balance: balanceAfter };
  });
}
