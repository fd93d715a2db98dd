import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { kindOfAccount } from '../chart-of-accounts.ts';

/** A contradiction in the ledger. Names no person. */
export interface LedgerDifference {
  readonly kind: 'unit-unbalanced' | 'transaction-unbalanced' | 'account-unknown';
  /** A unit, an account, or the id of a movement. */
  readonly subject: string;
  readonly expected: number;
  readonly found: number;
}

/** Differences of a kind that one check lists; more of them have the same cause. */
const MOST = 100;

/** Compares the ledger with itself: each unit and each movement adds up to nothing, and every account is in the chart. */
export async function findLedgerDifferences(db: Database): Promise<readonly LedgerDifference[]> {
  const units = await sql<{ unit: string; found: number }>`
    select unit, sum(amount)::float8 as found from ledger_entries
    join ledger_accounts on ledger_accounts.id = account_id group by unit having sum(amount) <> 0
  `.execute(db);
  const movements = await sql<{ id: string; found: number }>`
    select t.id, coalesce(sum(amount), 0)::float8 as found
    from ledger_transactions t
    left join ledger_entries e on e.transaction_id = t.id
    left join ledger_accounts a on a.id = e.account_id
    group by t.id, a.unit having count(e.amount) < 2 or sum(amount) <> 0 limit ${MOST}
  `.execute(db);
  const accounts = await sql<{ name: string; unit: string }>`
    select distinct name, unit from ledger_accounts
  `.execute(db);
  const unknown = accounts.rows.filter(
    ({ name, unit }) => (kindOfAccount(name) === 'people') !== (unit === 'gems' || unit === 'credits'),
  );
  return [
    ...units.rows.map(({ unit, found }) => ({ kind: 'unit-unbalanced', subject: unit, expected: 0, found }) as const),
    ...movements.rows.map(
      ({ id, found }) => ({ kind: 'transaction-unbalanced', subject: id, expected: 0, found }) as const,
    ),
    ...unknown.map(
      ({ name, unit }) => ({ kind: 'account-unknown', subject: `${unit}-${name}`, expected: 0, found: 1 }) as const,
    ),
  ];
}

/** Every entry with the key and type of its movement, to be joined in a statement of another module. */
export function bookedRows(db: Pick<Database, 'selectFrom'>) {
  return db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(['ledger_transactions.idempotency_key as key', 'ledger_transactions.type'])
    .select(['ledger_entries.account_id as account', 'ledger_entries.amount']);
}
