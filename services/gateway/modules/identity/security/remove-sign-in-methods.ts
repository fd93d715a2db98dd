import type { Database } from '../../../db/database.ts';
import { removeAuthenticator } from '../second-step/authenticator.ts';

/**
 * Removes a person's passkeys, lock and second step: all of them, or what was added from a moment on. Give the transaction that
 * takes the account from somebody else.
 */
export async function removeSignInMethods(trx: Database, userId: string, from: Date = new Date(0)): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', from).execute();
  await trx.deleteFrom('member_locks').where('user_id', '=', userId).where('set_at', '>=', from).execute();
  const since = await trx
    .selectFrom('authenticators')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (since && since.created_at >= from) await removeAuthenticator(trx, userId);
}
