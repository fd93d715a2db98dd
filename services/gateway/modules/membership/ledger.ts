import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { LedgerAccountsTable } from './tables.ts';

export interface LedgerPosting {
  readonly userId: string;
  readonly unit: LedgerAccountsTable['unit'];
  /** Into the wallet when positive, out of it when negative; never nothing. */
  readonly amount: number;
  /** The network's side: where what comes in is made, and what goes out ends. */
  readonly counterpart: 'issued' | 'spent';
  readonly type: string;
  readonly reason: string;
  readonly idempotencyKey: string;
  readonly at: Date;
}

/**
 * Books one movement of a wallet with both its sides. Give the transaction that does what it pays for.
 * @returns false when this key was booked before; nothing happens then
 */
export async function post(db: Database, posting: LedgerPosting): Promise<boolean> {
  const { userId, unit, idempotencyKey } = posting;
  const id = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32);
  const booked = await db
    .insertInto('ledger_transactions')
    .values({ id, idempotency_key: idempotencyKey, type: posting.type, reason: posting.reason, created_at: posting.at })
    // No index is named: bookings made at once may meet in either of the two, and in one not named they would fail.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (booked.numInsertedOrUpdatedRows !== 1n) return false;
  const wallet = walletIdOf(userId, unit);
  await db
    .insertInto('ledger_accounts')
    .values({ id: wallet, user_id: userId, unit, name: 'wallet' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('ledger_entries')
    .values([
      { transaction_id: id, account_id: wallet, amount: posting.amount },
      { transaction_id: id, account_id: `${unit}-${posting.counterpart}`, amount: -posting.amount },
    ])
    .execute();
  return true;
}

/** The id of a person's wallet of a unit. */
export function walletIdOf(userId: string, unit: LedgerAccountsTable['unit']): string {
  return `${unit}:${userId}`;
}
