import type { Database } from '../../../db/database.ts';
import { type Loss, NOTHING } from './forfeit.ts';

/** Counts the gems and packs that a reactivation at this time would restore. */
export async function restorableOf(db: Database, userId: string, at: Date): Promise<Loss> {
  const rows = await db
    .selectFrom('wallet_forfeits')
    .select(['gems', 'pack_ids'])
    .where('user_id', '=', userId)
    .where('restored_at', 'is', null)
    .where((where) => where.or([where('restorable_until', 'is', null), where('restorable_until', '>', at)]))
    .execute();
  if (rows.length === 0) return NOTHING;
  return {
    gems: rows.reduce((sum, { gems }) => sum + gems, 0),
    packs: new Set(rows.flatMap(({ pack_ids }) => pack_ids)).size,
  };
}
