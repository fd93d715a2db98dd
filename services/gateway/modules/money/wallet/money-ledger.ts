import type { Insertable } from 'kysely';
import { insertRows } from '../../../db/insert-rows.ts';
import type { Database } from '../../../db/database.ts';
import { type Currency, type MoneyAccount, moneyAccountId } from './chart-of-accounts.ts';
import { ledgerId } from './ledger.ts';
import type { LedgerAccountsTable, LedgerEntriesTable, LedgerTransactionsTable } from './tables.ts';

/** A movement of money between two of the network's own accounts, both sides of it. */
export interface MoneyMovement {
  /** The same key means the same movement, which is booked once. */
  readonly idempotencyKey: string;
  readonly type:
    | 'charge'
    | 'refund'
    | 'void'
    | 'chargeback'
    | 'credit'
    | 'credit-returned'
    | 'discount'
    | 'discount-returned'
    | 'tax'
    | 'tax-returned'
    | 'gift';
  readonly reason: 'subscription' | 'gift' | 'plan-change' | 'voucher';
  readonly currency: Currency;
  /** Minor units, above nothing. */
  readonly amount: number;
  /** The account that the amount is added to, and the one that it is taken off. */
  readonly to: MoneyAccount;
  readonly from: MoneyAccount;
  readonly at: Date;
}

interface MovementRows {
  readonly transaction: Insertable<LedgerTransactionsTable>;
  readonly accounts: readonly Insertable<LedgerAccountsTable>[];
  readonly entries: readonly Insertable<LedgerEntriesTable>[];
}

/**
 * Books money once, by its key. Call it in the transaction that records what it is for.
 * @returns false when it was booked before; nothing happens then
 */
export async function bookMoney(db: Database, movement: MoneyMovement): Promise<boolean> {
  const { transaction, accounts, entries } = rowsOf(movement);
  const booked = await db
    .insertInto('ledger_transactions')
    .values(transaction)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (booked.numInsertedOrUpdatedRows !== 1n) return false;
  await insertAccounts(db, accounts);
  await db
    .insertInto('ledger_entries')
    .values([...entries])
    .execute();
  return true;
}

/** Books the money of demonstration data with few statements; none of it may be booked yet. */
export async function bookDemonstrationMoney(db: Database, movements: readonly MoneyMovement[]): Promise<void> {
  const rows = movements.map(rowsOf);
  const accounts = new Map(rows.flatMap((each) => each.accounts.map((account) => [account.id, account])));
  if (accounts.size > 0) await insertAccounts(db, [...accounts.values()]);
  await insertRows(
    db,
    'ledger_transactions',
    rows.map(({ transaction }) => transaction),
  );
  await insertRows(
    db,
    'ledger_entries',
    rows.flatMap(({ entries }) => entries),
  );
}

async function insertAccounts(db: Database, accounts: readonly Insertable<LedgerAccountsTable>[]): Promise<void> {
  await db
    .insertInto('ledger_accounts')
    .values([...accounts])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function rowsOf({ idempotencyKey, type, reason, currency, amount, to, from, at }: MoneyMovement): MovementRows {
  const id = ledgerId(idempotencyKey);
  const account = (name: MoneyAccount) => ({ id: moneyAccountId(name, currency), user_id: null, unit: currency, name });
  return {
    transaction: { id, idempotency_key: idempotencyKey, type, reason, created_at: at },
    // The accounts are in one order, so that two bookings that open the same accounts do not wait for each other.
    accounts: [account(to), account(from)].toSorted((a, b) => a.id.localeCompare(b.id)),
    entries: [
      { transaction_id: id, account_id: moneyAccountId(to, currency), amount },
      { transaction_id: id, account_id: moneyAccountId(from, currency), amount: -amount },
    ],
  };
}
