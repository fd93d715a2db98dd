import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { balanceOf, lockWallet } from './balance.ts';
import { post } from './ledger.ts';

/** A movement of a person's wallet, with what was in it afterwards. */
export interface EntryOfMember {
  readonly at: Date;
  readonly unit: 'gems' | 'credits';
  readonly amount: number;
  readonly balance: number;
  readonly type: string;
  readonly reason: string;
  readonly subject: string | null;
}

/** A person's wallets: the balances, and the newest movements. */
export interface WalletOfMember {
  readonly gems: number;
  readonly credits: number;
  readonly entries: readonly EntryOfMember[];
}

/** Reads the newest movements of a person's wallets, the newest first. */
export async function readEntries(db: Database, userId: string, most: number): Promise<readonly EntryOfMember[]> {
  const { rows } = await sql<EntryOfMember>`
    select * from (
      select t.created_at as at, a.unit, e.amount, (sum(e.amount) over running)::int as balance, t.type, t.reason, t.subject
      from ledger_entries e
      join ledger_accounts a on a.id = e.account_id
      join ledger_transactions t on t.id = e.transaction_id
      where a.user_id = ${userId}
      window running as (partition by a.unit order by t.created_at, t.id)
    ) booked order by at desc, unit limit ${most}
  `.execute(db);
  return rows;
}

/** Reads a person's wallets, the newest movement first. */
export async function walletOfMember(db: Database, userId: string, most: number): Promise<WalletOfMember> {
  return {
    gems: await balanceOf(db, userId, 'gems'),
    credits: await balanceOf(db, userId, 'credits'),
    entries: await readEntries(db, userId, most),
  };
}

/** Gems that staff give to a person, or take when the amount is below nothing. */
export interface StaffGems {
  readonly userId: string;
  readonly amount: number;
  /** One movement for each. */
  readonly key: string;
  readonly at: Date;
}

/**
 * Moves gems by the word of staff, once for a key. Nobody's balance goes below nothing by it.
 * @returns the balance afterwards; null when there are not so many to take
 */
export async function moveGems(trx: Database, { userId, amount, key, at }: StaffGems): Promise<number | null> {
  const balance = await lockWallet(trx, userId, 'gems');
  if (balance + amount < 0) return null;
  const isNew = await post(trx, {
    userId,
    unit: 'gems',
    amount,
    counterpart: amount > 0 ? 'issued' : 'spent',
    type: 'support',
    reason: amount > 0 ? 'support.given' : 'support.taken',
    idempotencyKey: `staff-gems:${key}`,
    at,
  });
  return isNew ? balance + amount : balance;
}
