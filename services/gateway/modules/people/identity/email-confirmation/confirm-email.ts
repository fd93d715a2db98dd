import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { lockAccount } from '../accounts.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** The email that a mailed link confirms; null for an expired link. Changes nothing. */
export async function findUnconfirmed(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  token: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('email_confirmations')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'email_confirmations.user_id').onRef('users.email', '=', 'email_confirmations.email'),
    )
    .select('users.email')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row?.email ?? null;
}

/**
 * Confirms an email by a mailed link, once: all links of the person are used up. A link of an address that the person
 * has changed since confirms nothing.
 * @returns whether the link was good
 */
export async function confirmEmail(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  token: string,
): Promise<boolean> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const owner = await trx
      .selectFrom('email_confirmations')
      .select('user_id')
      .where('token_hash', '=', hashOfToken(token))
      .executeTakeFirst();
    // The account first, as whatever takes it back or deletes it does.
    if (owner) await lockAccount(trx, owner.user_id, 'no key update');
    const used = await trx
      .deleteFrom('email_confirmations')
      .where('token_hash', '=', hashOfToken(token))
      .where('expires_at', '>', now)
      .returning(['user_id', 'email'])
      .executeTakeFirst();
    if (!used) return false;
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ email_confirmed_at: now })
      .where('id', '=', used.user_id)
      .where('email', '=', used.email)
      .executeTakeFirst();
    await trx.deleteFrom('email_confirmations').where('user_id', '=', used.user_id).execute();
    return numUpdatedRows === 1n;
  });
}

/** Marks a person's email as confirmed, as when they followed another link that was mailed to it. */
export async function markEmailConfirmed(trx: Database, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set((fields) => ({ email_confirmed_at: fields.fn.coalesce('email_confirmed_at', fields.val(now)) }))
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('email_confirmations').where('user_id', '=', userId).execute();
}
