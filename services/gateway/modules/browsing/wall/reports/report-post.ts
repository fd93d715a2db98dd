import type { Database } from '../../../../db/database.ts';
import { type CatalogueScope, listedVideos } from '../../../content/catalogue/public.ts';
import type { WallPostReportsTable } from '../tables.ts';

/** A member's report of a post. */
export interface WallReport {
  readonly postId: string;
  readonly userId: string;
  readonly reason: WallPostReportsTable['reason'];
  readonly at: Date;
}

/**
 * Brings a post that the wall of this tenant shows before the moderators.
 * @returns whether it was reported, or why not: this person did so before, or the wall shows no such post
 */
export async function reportPost(
  db: Database,
  scope: CatalogueScope,
  { postId, userId, reason, at }: WallReport,
): Promise<'reported' | 'ALREADY_REPORTED' | 'POST_GONE'> {
  return db.transaction().execute(async (trx) => {
    const shown = await trx
      .selectFrom('wall_posts')
      .select('id')
      .where('id', '=', postId)
      .where('status', '=', 'approved')
      .where('posted_at', '<=', at)
      .where('video_id', 'in', listedVideos(trx, scope).select('videos.id'))
      // A decision that is being made waits, or has been made when this is read.
      .forShare()
      .executeTakeFirst();
    if (shown === undefined) return 'POST_GONE';
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('wall_post_reports')
      .values({ post_id: postId, user_id: userId, reason, reported_at: at, settled_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n ? 'reported' : 'ALREADY_REPORTED';
  });
}

/**
 * Marks the open reports of a post as dealt with.
 * @returns how many there were
 */
export async function settlePostReports(trx: Database, postId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('wall_post_reports')
    .set({ settled_at: at })
    .where('post_id', '=', postId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
