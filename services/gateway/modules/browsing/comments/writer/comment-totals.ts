import type { Database } from '../../../../db/database.ts';

/**
 * Locks a video's comments for the transaction: writing, removing and pinning happen one at a time, so that counts, the
 * single pinned comment and the order of ids are correct.
 */
export async function lockTotals(trx: Database, videoId: string): Promise<void> {
  await trx
    .insertInto('comment_totals')
    .values({ video_id: videoId, total: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.selectFrom('comment_totals').select('total').where('video_id', '=', videoId).forUpdate().execute();
}

/** Totals in the order of the videos. */
export async function findTotals(db: Database, videoIds: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('comment_totals')
    .selectAll()
    .where('video_id', 'in', [...videoIds])
    .execute();
  const found = new Map(rows.map((row) => [row.video_id, row.total]));
  return videoIds.map((id) => found.get(id) ?? 0);
}
