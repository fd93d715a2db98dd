import type { Database } from '../../../../db/database.ts';
import { COMMENT_COLUMNS, type CommentRow } from '../comment-row.ts';

export interface Vote {
  readonly commentId: string;
  readonly userId: string;
  /** 1 likes, -1 does not. */
  readonly value: 1 | -1;
  readonly at: Date;
}

/**
 * Counts a member's one vote: the first one, or one the other way in the place of the first.
 * @returns the comment, or null when this very vote was there already; nothing happens then
 */
export async function voteComment(db: Database, vote: Vote): Promise<CommentRow | null> {
  const { commentId, userId, value, at } = vote;
  return db.transaction().execute(async (trx) => {
    const cast = await trx
      .insertInto('comment_votes')
      .values({ comment_id: commentId, user_id: userId, value, voted_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const isFirst = (cast.numInsertedOrUpdatedRows ?? 0n) > 0n;
    if (!isFirst) {
      const turned = await trx
        .updateTable('comment_votes')
        .set({ value, voted_at: at })
        .where('comment_id', '=', commentId)
        .where('user_id', '=', userId)
        .where('value', '<>', value)
        .executeTakeFirst();
      if (turned.numUpdatedRows === 0n) return null;
    }
    const [added, taken] = value === 1 ? (['likes', 'dislikes'] as const) : (['dislikes', 'likes'] as const);
    const counted = await trx
      .updateTable('comments')
      .set((eb) => ({ [added]: eb(added, '+', 1), ...(!isFirst && { [taken]: eb(taken, '-', 1) }) }))
      .where('id', '=', commentId)
      .returning(COMMENT_COLUMNS)
      .executeTakeFirst();
    return counted ?? null;
  });
}

/** Votes of people on comments, in the order of the keys. */
export async function findVotes(
  db: Database,
  keys: readonly { readonly userId: string; readonly commentId: string }[],
): Promise<(1 | -1 | null)[]> {
  const rows = await db
    .selectFrom('comment_votes')
    .select(['comment_id', 'user_id', 'value'])
    .where('user_id', 'in', [...new Set(keys.map(({ userId }) => userId))])
    .where('comment_id', 'in', [...new Set(keys.map(({ commentId }) => commentId))])
    .execute();
  const found = new Map(rows.map((row) => [`${row.comment_id} ${row.user_id}`, row.value > 0 ? 1 : -1] as const));
  return keys.map(({ userId, commentId }) => found.get(`${commentId} ${userId}`) ?? null);
}
