import type { Database } from '../../../../db/database.ts';

/**
 * Records that something signed was used, until it would have expired anyway.
 * @returns false when it was used before; of simultaneous calls one succeeds
 */
export async function spendToken(db: Database, tokenHash: string, expiresAt: Date): Promise<boolean> {
  const spent = await db
    .insertInto('spent_tokens')
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirst();
  return (spent.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
