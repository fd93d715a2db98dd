import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { endLeftOpen } from './end-left-open.ts';
import { removeSignInMethods } from './remove-sign-in-methods.ts';

/**
 * Shuts everybody out of an account whose owner takes it back by a mailed link: its password becomes one that nobody knows, its
 * passkeys, lock and second step go, every session ends, and so does what was left open in it. Give the transaction that takes it
 * back, in which the account is locked first.
 * @param passwordHash of a password that nobody knows
 */
export async function shutOut(
  services: Pick<GatewayServices, 'endMailedLinks' | 'endLeftOpen'>,
  trx: Database,
  { userId, passwordHash }: Readonly<Record<'userId' | 'passwordHash', string>>,
  now: Date,
): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await removeSignInMethods(trx, userId);
  await endAllSessions(trx, userId, now);
  await endLeftOpen(services, trx, userId, now);
}
