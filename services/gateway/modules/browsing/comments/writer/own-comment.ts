import { COMMENT_EDIT_MINUTES } from '@network/validation/comment-text.ts';
import type { Database } from '../../../../db/database.ts';
import { COMMENT_COLUMNS, type CommentRow } from '../comment-row.ts';
import { textHashOf } from './add-comment.ts';
import { lockTotals } from './comment-totals.ts';
import { countRemoved, settleReports } from './moderate-comment.ts';

const EDIT_TIME_MS = COMMENT_EDIT_MINUTES * 60_000;

/** Whether its author may still change the text of a comment. */
export function isWithinEditTime({ created_at }: Pick<CommentRow, 'created_at'>, now: Date): boolean {
  return now.getTime() - created_at.getTime() < EDIT_TIME_MS;
}

/** A comment of the person who changes it. */
export type OwnComment = CommentRow & { readonly author_id: string };

interface Edit {
  readonly text: string;
  readonly at: Date;
  /** Whether its author alone sees what they write now. */
  readonly isShadowed: boolean;
}

/** Why a text is not changed; nothing happens then. */
interface EditRefused {
  /** The author wrote this in this place before, or others have answered what they would not see any more. */
  readonly refused: 'DUPLICATE' | 'EDIT_TIME_OVER';
}

/** Changes the text of a comment. Under a shadow ban it is taken out of what others see. */
export function editComment(
  db: Database,
  comment: OwnComment,
  { text, at, isShadowed }: Edit,
): Promise<CommentRow | EditRefused> {
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
    if (same) return { refused: 'DUPLICATE' };
    const isHiddenNow = isShadowed && comment.shadowed_at === null;
    if (isHiddenNow && (await hasReplies(trx, comment.id))) return { refused: 'EDIT_TIME_OVER' };
    const edited = await trx
      .updateTable('comments')
      .set({ text, text_hash: hash, edited_at: at, ...(isHiddenNow && { shadowed_at: at, pinned_at: null }) })
      .where('id', '=', comment.id)
      .where('removed_at', 'is', null)
      .returning(COMMENT_COLUMNS)
      .executeTakeFirst();
    if (!edited) return { refused: 'DUPLICATE' };
    if (isHiddenNow) await countRemoved(trx, comment, -1);
    return edited;
  });
}

async function hasReplies(trx: Database, id: string): Promise<boolean> {
  const row = await trx.selectFrom('comments').select('reply_count').where('id', '=', id).executeTakeFirst();
  return (row?.reply_count ?? 0) > 0;
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
    if (withdrawn.shadowed_at === null) await countRemoved(trx, comment, -1);
    return withdrawn;
  });
}
