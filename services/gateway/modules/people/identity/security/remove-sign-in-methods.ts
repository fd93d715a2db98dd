import type { Database } from '../../../../db/database.ts';
import { removeAuthenticator } from '../second-step/authenticator.ts';

/**
 * Removes a person's passkeys, lock and second step, whenever they were added: the person who had the account may have
 * added them long before anybody noticed (decision 0985). Give the transaction that takes the account from somebody
 * else.
 */
export async function removeSignInMethods(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await trx.deleteFrom('member_locks').where('user_id', '=', userId).execute();
  await removeAuthenticator(trx, userId);
}
