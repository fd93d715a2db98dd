import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { keepAccounts } from '../../people/identity/public.ts';
import { walletIdOf, type WalletUnit } from './ledger.ts';

/** Returns the balance of a person's wallet. It is the sum of its entries, never a stored number. */
export async function balanceOf(db: Database, userId: string, unit: WalletUnit): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('sum'))
    .where('account_id', '=', walletIdOf(userId, unit))
    .executeTakeFirstOrThrow();
  return sum;
}

/**
 * Locks the wallet for the rest of this transaction, so that other spending from it waits and then sees what
 * is left. Grants only add, and need not wait.
 * @returns the balance
 */
export async function lockWallet(trx: Database, userId: string, unit: WalletUnit): Promise<number> {
  await lockWallets(trx, [userId], unit);
  // A separate statement: it sees what was committed while this transaction waited.
  return balanceOf(trx, userId, unit);
}

/**
 * Locks the wallets of many people, for work that depends on their losses: a loss that is under way has ended once the
 * lock is taken, and no other begins. Their accounts are locked first, because a purchase with a wallet refers to its
 * person, whom a deletion that waits for the wallet has locked.
 * @returns the people whose accounts exist; the others have no wallet
 */
export async function lockWallets(
  trx: Database,
  userIds: readonly string[],
  unit: WalletUnit,
): Promise<readonly string[]> {
  const people = await keepAccounts(trx, [...new Set(userIds)]);
  if (people.length === 0) return [];
  await trx
    .insertInto('ledger_accounts')
    .values(people.map((userId) => ({ id: walletIdOf(userId, unit), user_id: userId, unit, name: 'wallet' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .selectFrom('ledger_accounts')
    .select('id')
    .where(
      'id',
      'in',
      people.map((userId) => walletIdOf(userId, unit)),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return people;
}
