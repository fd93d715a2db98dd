import type { Database } from '../../../../db/database.ts';
import { COMMENT_COLUMNS, type CommentRow } from '../comment-row.ts';
import type { ModerationAction } from '../tables.ts';
import { lockTotals } from './comment-totals.ts';

/** What an editor does with a comment. */
export interface Moderation {
  readonly comment: Pick<CommentRow, 'id' | 'video_id' | 'parent_id'>;
  readonly by: Moderator;
  readonly at: Date;
}

/** An editor by their account, or a member of staff with their reason. */
export type Moderator = { readonly actorId: string } | { readonly staff: string; readonly reason: string };

/** Hides a comment, settles its reports and records the editor. A second time changes nothing. */
export function removeComment(db: Database, moderation: Moderation): Promise<CommentRow> {
  return inTurn(db, moderation, async (trx, { comment, by, at }) => {
    const removed = await trx
      .updateTable('comments')
      .set({ removed_at: at, pinned_at: null, open_reports: 0 })
      .where('id', '=', comment.id)
      .where('removed_at', 'is', null)
      .returning('shadowed_at')
      .executeTakeFirst();
    if (!removed) return;
    await settleReports(trx, comment.id, at);
    if (removed.shadowed_at === null) await countRemoved(trx, comment, -1);
    await recordAction(trx, comment.id, by, 'removed', at);
  });
}

/**
 * Shows a removed comment again, and to everybody one that its author alone saw, unless its author deleted it. A reply brings the
 * comment along that it answers.
 */
export function restoreComment(db: Database, moderation: Moderation): Promise<CommentRow> {
  return inTurn(db, moderation, async (trx, { comment, by, at }) => {
    const restored = await trx
      .updateTable('comments')
      .set({ removed_at: null, shadowed_at: null })
      .where('id', '=', comment.id)
      .where((where) => where.or([where('removed_at', 'is not', null), where('shadowed_at', 'is not', null)]))
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (restored.numUpdatedRows === 0n) return;
    await countRemoved(trx, comment, 1);
    if (comment.parent_id !== null) await showThread(trx, comment.parent_id);
    await recordAction(trx, comment.id, by, 'restored', at);
  });
}

/** Shows the first comment of a thread to everybody where its author alone saw it. */
async function showThread(trx: Database, id: string): Promise<void> {
  const shown = await trx
    .updateTable('comments')
    .set({ shadowed_at: null })
    .where('id', '=', id)
    .where('shadowed_at', 'is not', null)
    .returning(['id', 'video_id', 'parent_id', 'removed_at'])
    .executeTakeFirst();
  if (shown && shown.removed_at === null) await countRemoved(trx, shown, 1);
}

/** Pins the first comment of a thread, replacing the pinned one of its video, or unpins it. */
export function pinComment(db: Database, moderation: Moderation, pinned: boolean): Promise<CommentRow> {
  return inTurn(db, moderation, async (trx, { comment, by, at }) => {
    if (pinned) {
      await trx
        .updateTable('comments')
        .set({ pinned_at: null })
        .where('video_id', '=', comment.video_id)
        .where('pinned_at', 'is not', null)
        .where('id', '<>', comment.id)
        .execute();
    }
    const changed = await trx
      .updateTable('comments')
      .set({ pinned_at: pinned ? at : null })
      .where('id', '=', comment.id)
      .where('removed_at', 'is', null)
      .where('pinned_at', pinned ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (changed.numUpdatedRows > 0n) await recordAction(trx, comment.id, by, pinned ? 'pinned' : 'unpinned', at);
  });
}

/** Settles the open reports of a comment that stays. */
export function dismissReports(db: Database, moderation: Moderation): Promise<CommentRow> {
  return inTurn(db, moderation, async (trx, { comment, by, at }) => {
    const dismissed = await trx
      .updateTable('comments')
      .set({ open_reports: 0 })
      .where('id', '=', comment.id)
      .where('open_reports', '>', 0)
      .executeTakeFirst();
    if (dismissed.numUpdatedRows === 0n) return;
    await settleReports(trx, comment.id, at);
    await recordAction(trx, comment.id, by, 'dismissed', at);
  });
}

async function inTurn(
  db: Database,
  moderation: Moderation,
  work: (trx: Database, moderation: Moderation) => Promise<void>,
): Promise<CommentRow> {
  const run = async (trx: Database): Promise<CommentRow> => {
    await lockTotals(trx, moderation.comment.video_id);
    await work(trx, moderation);
    return trx
      .selectFrom('comments')
      .select(COMMENT_COLUMNS)
      .where('id', '=', moderation.comment.id)
      .executeTakeFirstOrThrow();
  };
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}

/** Moves the counts of a video and a thread by a comment that was hidden (-1) or shown again (1). */
export async function countRemoved(trx: Database, comment: Moderation['comment'], change: 1 | -1): Promise<void> {
  await trx
    .updateTable('comment_totals')
    .set((eb) => ({ total: eb('total', '+', change) }))
    .where('video_id', '=', comment.video_id)
    .execute();
  if (comment.parent_id === null) return;
  await trx
    .updateTable('comments')
    .set((eb) => ({ reply_count: eb('reply_count', '+', change) }))
    .where('id', '=', comment.parent_id)
    .execute();
}

/** Marks the open reports of a comment as dealt with. */
export async function settleReports(trx: Database, commentId: string, at: Date): Promise<void> {
  await trx
    .updateTable('comment_reports')
    .set({ settled_at: at })
    .where('comment_id', '=', commentId)
    .where('settled_at', 'is', null)
    .execute();
}

async function recordAction(
  trx: Database,
  commentId: string,
  by: Moderator,
  action: ModerationAction,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('comment_moderation')
    .values({
      comment_id: commentId,
      actor_id: 'actorId' in by ? by.actorId : null,
      action,
      happened_at: at,
      ...('staff' in by && { staff: by.staff, reason: by.reason }),
    })
    .execute();
}
