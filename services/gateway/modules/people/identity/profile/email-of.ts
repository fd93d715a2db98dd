import type { Database } from '../../../../db/database.ts';

/** The address of an account, which stays while the transaction is open; null for one that was deleted. */
export async function emailOf(db: Database, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).forKeyShare().executeTakeFirst();
  return row?.email ?? null;
}

/**
 * The address of an account whose owner confirmed it; null where nobody did. What is known by an address alone, such as a request
 * to support, belongs to that one: an account can be made with anybody's.
 */
export async function confirmedEmailOf(db: Database, userId: string): Promise<string | null> {
  const confirmed = db.selectFrom('users').select('email').where('id', '=', userId);
  const row = await confirmed.where('email_confirmed_at', 'is not', null).executeTakeFirst();
  return row?.email ?? null;
}
