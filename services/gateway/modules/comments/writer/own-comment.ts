import { COMMENT_EDIT_MINUTES } from '@network/validation/comment-text.ts';
import type { Database } from '../../../db/database.ts';
import { COMMENT_COLUMNS, type CommentRow } from '../comment-row.ts';
import { textHashOf } from './add-comment.ts';
import { lockTotals } from './comment-totals.ts';
import { countRemoved, settleReports } from './moderate-comment.ts';

const EDIT_TIME_MS = COMMENT_EDIT_MINUTES * 60_000;

/** Whether its author may still change the text of a comment. */
export function isWithinEditTime({ created_at }: Pick<CommentRow, 'created_at'>, now: Date): boolean {
  return now.getTime() - created_at.getTime() < EDIT_TIME_MS;
}

/**
 * Changes the text of a comment.
 * @returns null when its author wrote the new text in this place before, or it was removed meanwhile; nothing happens then
 */
export function editComment(
  db: Database,
  comment: CommentRow,
  { text, at }: { readonly text: string; readonly at: Date },
): Promise<CommentRow | null> {
  return db.transaction().execute(async (trx) => {
    await lockTotals(trx, comment.video_id);
    const hash = textHashOf(text);
    const same = await trx
      .selectFrom('comments')
      .select('id')
      .where('author_id', '=', comment.author_id)
      .where('video_id', '=', comment.video_id)
      .where('parent_id', 'is not distinct from', comment.parent_id)
      .where('text_hash', '=', hash)
      .where('id', '<>', comment.id)
      .executeTakeFirst();
    if (same) return null;
    const edited = await trx
      .updateTable('comments')
      .set({ text, text_hash: hash, edited_at: at })
      .where('id', '=', comment.id)
      .where('removed_at', 'is', null)
      .returning(COMMENT_COLUMNS)
      .executeTakeFirst();
    return edited ?? null;
  });
}

/**
 * Deletes the text of a comment, hides it, takes it out of the counts and settles its reports. What an editor removed
 * stays removed, and a second time changes nothing. The hash stays: the same text can't be posted there again.
 */
export function withdrawComment(db: Database, comment: CommentRow, at: Date): Promise<CommentRow> {
  return db.transaction().execute(async (trx) => {
    await lockTotals(trx, comment.video_id);
    const withdrawn = await trx
      .updateTable('comments')
      .set({ text: '', removed_at: at, withdrawn_at: at, pinned_at: null, open_reports: 0 })
      .where('id', '=', comment.id)
      .where('removed_at', 'is', null)
      .returning(COMMENT_COLUMNS)
      .executeTakeFirst();
    if (!withdrawn) return comment;
    await settleReports(trx, comment.id, at);
    await countRemoved(trx, comment, -1);
    return withdrawn;
  });
}
