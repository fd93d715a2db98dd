import type { Database } from '../../../../db/database.ts';
import { lockAccount } from '../accounts.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/**
 * Locks the account that a change is about before the change itself, as whatever else is done about a person does: so that
 * two links of one account wait for each other instead of each holding what the other one needs.
 */
export async function lockOwner(trx: Database, link: 'confirm_hash' | 'refuse_hash', token: string): Promise<void> {
  const own = trx.selectFrom('email_changes').select('user_id').where(link, '=', hashOfToken(token));
  const row = await own.executeTakeFirst();
  if (row) await lockAccount(trx, row.user_id, 'update');
}
