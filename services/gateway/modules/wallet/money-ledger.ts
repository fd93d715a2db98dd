import type { Insertable } from 'kysely';
import { insertRows } from '../../db/seed/insert-rows.ts';
import type { Database } from '../../db/database.ts';
import type { LedgerAccountsTable, LedgerEntriesTable, LedgerTransactionsTable } from './tables.ts';

/** A movement of money between the network's own accounts, as rows of the ledger. Its entries add up to nothing. */
export interface MoneyMovement {
  readonly transaction: Insertable<LedgerTransactionsTable>;
  /** An account that may not be there yet. */
  readonly account: Insertable<LedgerAccountsTable>;
  readonly entries: readonly Insertable<LedgerEntriesTable>[];
}

/**
 * Books money once, by its transaction's key. Call it in the transaction that records what it is for.
 * @returns false when it was booked before; nothing happens then
 */
export async function bookMoney(db: Database, { transaction, account, entries }: MoneyMovement): Promise<boolean> {
  const booked = await db
    .insertInto('ledger_transactions')
    .values(transaction)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (booked.numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .insertInto('ledger_accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('ledger_entries')
    .values([...entries])
    .execute();
  return true;
}

/**
 * Books the money of demonstration data with few statements; none of it may be booked yet, nor its accounts be there.
 */
export async function bookDemonstrationMoney(db: Database, movements: readonly MoneyMovement[]): Promise<void> {
  const accounts = new Map(movements.map(({ account }) => [account.id, account]));
  await insertRows(db, 'ledger_accounts', [...accounts.values()]);
  await insertRows(
    db,
    'ledger_transactions',
    movements.map(({ transaction }) => transaction),
  );
  await insertRows(
    db,
    'ledger_entries',
    movements.flatMap(({ entries }) => entries),
  );
}
