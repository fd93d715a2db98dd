import type { Database } from '../../../db/database.ts';

/** Finds those of these people who lost their gems after an instant, and did not get them back. */
export async function losersSince(
  db: Database,
  userIds: readonly string[],
  instant: Date,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('wallet_forfeits')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('forfeited_at', '>', instant)
    .where('restored_at', 'is', null)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}
