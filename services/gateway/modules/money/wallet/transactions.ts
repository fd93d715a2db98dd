import type { Database } from '../../../db/database.ts';
import { walletIdOf } from './ledger.ts';
import type { LedgerUnit } from './chart-of-accounts.ts';

/** `WalletTransaction` of the schema. */
export interface WalletMovement {
  readonly id: string;
  readonly amount: number;
  readonly currency: LedgerUnit;
  readonly createdAt: string;
  readonly transactionType: string;
  readonly transactionReason: string;
}

const MOST = 100;

/** The newest movements of a person's wallets, at most 100. */
export async function findMovements(db: Database, userId: string, since: Date | null): Promise<WalletMovement[]> {
  let query = db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select([
      'ledger_transactions.id',
      'ledger_entries.amount',
      'ledger_accounts.unit',
      'ledger_transactions.created_at',
      'ledger_transactions.type',
      'ledger_transactions.reason',
    ])
    .where('ledger_entries.account_id', 'in', [walletIdOf(userId, 'gems'), walletIdOf(userId, 'credits')]);
  if (since !== null) query = query.where('ledger_transactions.created_at', '>=', since);
  const rows = await query
    .orderBy('ledger_transactions.created_at', 'desc')
    .orderBy('ledger_transactions.id')
    .limit(MOST)
    .execute();
  return rows.map(({ id, amount, unit, created_at, type, reason }) => ({
    id,
    amount,
    currency: unit,
    createdAt: created_at.toISOString(),
    transactionType: type,
    transactionReason: reason,
  }));
}
