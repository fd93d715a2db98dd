import type { Database } from '../../../db/database.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { removeSignInMethods } from './remove-sign-in-methods.ts';

/**
 * Shuts everybody out of an account whose owner takes it back by a mailed link: its password becomes one that nobody knows, its
 * passkeys, lock and second step go, every session ends, and so do the other links that were mailed about it. Give the
 * transaction that takes it back, in which the account is locked first.
 * @param passwordHash of a password that nobody knows
 */
export async function shutOut(trx: Database, userId: string, passwordHash: string, now: Date): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await removeSignInMethods(trx, userId);
  await endAllSessions(trx, userId, now);
  for (const table of ['password_resets', 'device_alerts'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
}
