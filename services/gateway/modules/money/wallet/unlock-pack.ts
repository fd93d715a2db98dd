import { GEMS } from '@network/tenant/constants.ts';
import type { Database } from '../../../db/database.ts';
import type { MutationResolvers } from '../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import { requirePerson } from '../../../http/require-person.ts';
import { findPack, scopeFor } from '../../content/catalogue/public.ts';
import { holdSessionOfCall } from '../../people/identity/public.ts';
import { lockWallet } from './balance.ts';
import { post } from './ledger.ts';

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** Unlocks a pack of a channel for gems. The guard of `@access` has checked who may spend. */
export const unlockChannelPack: NonNullable<MutationResolvers['unlockChannelPack']> = async (
  _parent,
  { input: { channelPackId, idempotencyKey } },
  context,
) => {
  const { db, clock } = context.services;
  if (!IDEMPOTENCY_KEY.test(idempotencyKey)) {
    const expected = 'Expected an idempotency key of 8 to 64 characters.';
    throw new GatewayError('BAD_REQUEST', 'errors.badRequest', expected);
  }
  const pack = await findPack(db, await scopeFor(context), { id: channelPackId });
  if (pack === null) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such pack here.');
  const { userId } = await requirePerson(context);
  const answer = await unlockPack(db, { userId, packId: pack.id, idempotencyKey, at: clock.now() });
  // What this call answers next is computed with the pack unlocked.
  context.clearCachedViewer();
  switch (answer.outcome) {
    case 'unlocked':
      return { __typename: 'ChannelPackUnlocked', pack, balance: answer.balance };
    case 'already-unlocked':
      return {
        __typename: 'ChannelPackAlreadyUnlocked',
        messageKey: 'unlock_channel_modal.already_unlocked',
        pack,
        balance: answer.balance,
      };
    case 'out-of-balance':
      return {
        __typename: 'OutOfBalance',
        messageKey: 'unlock_channel_modal.not_enough_funds',
        balance: answer.balance,
        price: GEMS.packPrice,
      };
    case 'other-purchase':
      throw new GatewayError('CONFLICT', 'errors.badRequest', 'This key was used for another pack.');
  }
};

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
  const { userId, packId } = purchase;
  return db.transaction().execute(async (trx): Promise<PackAnswer> => {
    // The session is locked before the wallet (docs/architecture.md): one that has ended meanwhile spends nothing.
    await holdSessionOfCall(trx, userId, purchase.at);
    const balance = await lockWallet(trx, userId, 'gems');
    const paid = await findPayment(trx, purchase);
    if (paid !== undefined && paid.subject !== packId) return { outcome: 'other-purchase' };
    if (paid !== undefined) return { outcome: 'unlocked', balance: paid.balance_after ?? balance };
    if (await ownsPack(trx, purchase)) return { outcome: 'already-unlocked', balance };
    if (balance < GEMS.packPrice) return { outcome: 'out-of-balance', balance };
    const balanceAfter = balance - GEMS.packPrice;
    await payPack(trx, purchase, balanceAfter);
    await openPack(trx, purchase);
    return { outcome: 'unlocked', balance: balanceAfter };
  });
}

const ledgerKey = ({ userId, idempotencyKey }: PackPurchase) => `unlock-pack:${userId}:${idempotencyKey}`;

function findPayment(trx: Database, purchase: PackPurchase) {
  return trx
    .selectFrom('ledger_transactions')
    .select(['subject', 'balance_after'])
    .where('idempotency_key', '=', ledgerKey(purchase))
    .executeTakeFirst();
}

async function ownsPack(trx: Database, { userId, packId }: PackPurchase): Promise<boolean> {
  const owned = await trx
    .selectFrom('unlocked_channel_packs')
    .select('pack_id')
    .where('user_id', '=', userId)
    .where('pack_id', '=', packId)
    .where('lost_at', 'is', null)
    .executeTakeFirst();
  return owned !== undefined;
}

async function payPack(trx: Database, purchase: PackPurchase, balanceAfter: number): Promise<void> {
  await post(trx, {
    userId: purchase.userId,
    unit: 'gems',
    amount: -GEMS.packPrice,
    counterpart: 'spent',
    type: 'unlock',
    reason: 'channelPack.unlock',
    subject: purchase.packId,
    balanceAfter,
    idempotencyKey: ledgerKey(purchase),
    at: purchase.at,
  });
}

/** A pack that was lost is opened again. */
async function openPack(trx: Database, { userId, packId, at }: PackPurchase): Promise<void> {
  await trx
    .insertInto('unlocked_channel_packs')
    .values({ user_id: userId, pack_id: packId, unlocked_at: at, lost_at: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'pack_id']).doUpdateSet({ unlocked_at: at, lost_at: null }))
    .execute();
}
