import { createHash } from 'node:crypto';
import { parseCommentText } from '@network/validation/comment-text.ts';
import type { CommentRefusalCode } from '../../../../graphql/resolvers.generated.ts';
import type { Database } from '../../../../db/database.ts';
import { COMMENT_COLUMNS, type CommentRow } from '../comment-row.ts';
import type { BannedWords } from '../text/banned-words.ts';
import { foldForComparison } from '../text/fold-text.ts';
import { lockTotals } from './comment-totals.ts';

export interface NewComment {
  readonly videoId: string;
  /** The first comment of the thread that is answered; null begins a thread. */
  readonly threadId: string | null;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
  /** Whether its author alone sees it. */
  readonly isShadowed: boolean;
  /** Whether it shows what its author gives the film. */
  readonly showsRating: boolean;
}

const REFUSED = { empty: 'EMPTY', tooLong: 'TOO_LONG' } as const;

/** The text as it is stored, or why it is refused. */
export function checkText(
  value: string,
  bannedWords: BannedWords,
): { readonly text: string } | { readonly refused: CommentRefusalCode } {
  const parsed = parseCommentText(value);
  if ('refused' in parsed) return { refused: REFUSED[parsed.refused] };
  return bannedWords.isFoundIn(parsed.text) ? { refused: 'BANNED_WORD' } : parsed;
}

/** Returns a hash by which a repeated comment is recognised. */
export function textHashOf(text: string): string {
  return createHash('sha256').update(foldForComparison(text)).digest('hex');
}

/**
 * Writes a comment and counts it where others see it, in one transaction. An answer to what its author alone sees is seen by them alone. Comments of a video are written one after the other, so that ids
 * are in the order in which others see them, and a request for newer ones misses none.
 * @returns null when this person has written the same text in this place before; nothing happens then
 */
export async function writeComment(db: Database, comment: NewComment): Promise<CommentRow | null> {
  const { videoId, threadId, authorId, text, at } = comment;
  return db.transaction().execute(async (trx) => {
    await lockTotals(trx, videoId);
    const isShadowed = comment.isShadowed || (threadId !== null && (await isInShadow(trx, threadId)));
    const written = await trx
      .insertInto('comments')
      .values({
        video_id: videoId,
        parent_id: threadId,
        author_id: authorId,
        text,
        text_hash: textHashOf(text),
        created_at: at,
        removed_at: null,
        pinned_at: null,
        shadowed_at: isShadowed ? at : null,
        shows_rating: comment.showsRating,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(COMMENT_COLUMNS)
      .executeTakeFirst();
    if (!written) return null;
    if (isShadowed) return written;
    await trx
      .updateTable('comment_totals')
      .set((eb) => ({ total: eb('total', '+', 1) }))
      .where('video_id', '=', videoId)
      .execute();
    if (threadId !== null) {
      await trx
        .updateTable('comments')
        .set((eb) => ({ reply_count: eb('reply_count', '+', 1) }))
        .where('id', '=', threadId)
        .execute();
    }
    return written;
  });
}

async function isInShadow(trx: Database, threadId: string): Promise<boolean> {
  const row = await trx.selectFrom('comments').select('shadowed_at').where('id', '=', threadId).executeTakeFirst();
  return (row?.shadowed_at ?? null) !== null;
}
