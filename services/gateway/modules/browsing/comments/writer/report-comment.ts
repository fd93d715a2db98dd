import type { Database } from '../../../../db/database.ts';
import type { CommentReportsTable } from '../tables.ts';

export interface Report {
  readonly commentId: string;
  readonly userId: string;
  readonly reason: CommentReportsTable['reason'];
  readonly at: Date;
}

/**
 * Reports a comment to the editors.
 * @returns whether this is the member's first report of it
 */
export async function reportComment(db: Database, { commentId, userId, reason, at }: Report): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const reported = await trx
      .insertInto('comment_reports')
      .values({ comment_id: commentId, user_id: userId, reason, reported_at: at, settled_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if ((reported.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
    await trx
      .updateTable('comments')
      .set((eb) => ({ open_reports: eb('open_reports', '+', 1), reported_at: at }))
      .where('id', '=', commentId)
      .execute();
    return true;
  });
}
