import { createHash } from 'node:crypto';
import type { Database } from '../../../db/database.ts';

/** The units in wallets. Money has no wallet (billing/money). */
export type WalletUnit = 'gems' | 'credits';

export interface LedgerPosting {
  readonly userId: string;
  readonly unit: WalletUnit;
  /** The amount: positive into the wallet, negative out of it, never zero. */
  readonly amount: number;
  /** The network's side: incoming amounts begin here, and outgoing amounts end here. */
  readonly counterpart: 'issued' | 'spent';
  readonly type: string;
  readonly reason: string;
  /** Its subject, such as the pack that is paid for. */
  readonly subject?: string;
  /** The balance after it, for a repeated request with the same key. */
  readonly balanceAfter?: number;
  readonly idempotencyKey: string;
  readonly at: Date;
}

/**
 * Books one movement of a wallet with both its sides. Call it in the transaction that does what it pays for.
 * @returns false when this key was booked before; nothing happens then
 */
export async function post(db: Database, posting: LedgerPosting): Promise<boolean> {
  return (await postAll(db, [posting])) === 1;
}

/**
 * Books many movements at once, each with both its sides. Callers that may meet give them in the same order.
 * @returns how many were new; keys that were booked before are passed over
 */
export async function postAll(db: Database, postings: readonly LedgerPosting[]): Promise<number> {
  if (postings.length === 0) return 0;
  const byId = new Map(postings.map((posting) => [ledgerId(posting.idempotencyKey), posting]));
  const booked = await db
    .insertInto('ledger_transactions')
    .values(
      [...byId].map(([id, { idempotencyKey, type, reason, subject = null, balanceAfter = null, at }]) => ({
        id,
        idempotency_key: idempotencyKey,
        type,
        reason,
        subject,
        balance_after: balanceAfter,
        created_at: at,
      })),
    )
    // No index is named: bookings made at once may meet in either of the two, and in one not named they would fail.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (booked.length === 0) return 0;
  const isNew = new Set(booked.map(({ id }) => id));
  const fresh = [...byId].filter(([id]) => isNew.has(id));
  await db
    .insertInto('ledger_accounts')
    .values(
      fresh.map(([, { userId, unit }]) => ({
        id: walletIdOf(userId, unit),
        user_id: userId,
        unit,
        name: 'wallet' as const,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('ledger_entries')
    .values(
      fresh.flatMap(([id, { userId, unit, amount, counterpart }]) => [
        { transaction_id: id, account_id: walletIdOf(userId, unit), amount },
        { transaction_id: id, account_id: `${unit}-${counterpart}`, amount: -amount },
      ]),
    )
    .execute();
  return fresh.length;
}

/** The id of the ledger's transaction of a key. A migration computes the same in SQL (1550). */
export function ledgerId(idempotencyKey: string): string {
  return createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32);
}

/** The id of a person's wallet of a unit. */
export function walletIdOf(userId: string, unit: WalletUnit): string {
  return `${unit}:${userId}`;
}
