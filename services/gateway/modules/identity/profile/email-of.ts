import type { Database } from '../../../db/database.ts';

/** The address of an account, which stays while the transaction is open; null for one that was deleted. */
export async function emailOf(db: Database, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).forKeyShare().executeTakeFirst();
  return row?.email ?? null;
}
