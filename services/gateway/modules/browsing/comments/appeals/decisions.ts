import type { Database } from '../../../../db/database.ts';
import { findBan } from '../bans/author-bans.ts';

/** A decision of a moderator that still applies to its author. */
export interface StandingDecision {
  /** Names the decision: `comment:12`, `ban:<member>:<milliseconds>`. */
  readonly subject: string;
  readonly kind: 'comment' | 'ban';
  readonly userId: string;
  readonly commentId: string | null;
  /** What the author wrote; null for a ban. */
  readonly comment: string | null;
  readonly reason: string;
  readonly staff: string;
}

/** The latest removal of a comment by a moderator; null where it is shown, or was removed by somebody else. */
export async function removalOf(db: Database, commentId: string): Promise<StandingDecision | null> {
  const row = await db
    .selectFrom('comment_moderation as decision')
    .innerJoin('comments', 'comments.id', 'decision.comment_id')
    .select(['decision.id', 'decision.action', 'decision.staff', 'decision.reason'])
    .select(['comments.id as commentId', 'comments.author_id', 'comments.text', 'comments.removed_at'])
    .where('decision.comment_id', '=', commentId)
    .where('decision.action', 'in', ['removed', 'restored'])
    .where('comments.withdrawn_at', 'is', null)
    .orderBy('decision.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.action !== 'removed' || row.removed_at === null) return null;
  const { staff, reason, author_id: userId } = row;
  if (staff === null || reason === null || userId === null) return null;
  const comment = { commentId: row.commentId, comment: row.text };
  return { subject: `comment:${row.id}:${row.commentId}`, kind: 'comment', userId, ...comment, reason, staff };
}

/** The ban of an author at a given time; null for none. */
export async function banOf(db: Database, userId: string, now: Date): Promise<StandingDecision | null> {
  const ban = await findBan(db, userId, now);
  if (ban === null) return null;
  const { reason, staff, decidedAt } = ban;
  const subject = `ban:${decidedAt.getTime()}:${userId}`;
  return { subject, kind: 'ban', userId, commentId: null, comment: null, reason, staff };
}

/** The decision that a subject names; null where it does not apply any more. */
export async function standingDecision(db: Database, subject: string, now: Date): Promise<StandingDecision | null> {
  const [, kind, id = ''] = /^(comment|ban):\d+:(.+)$/.exec(subject) ?? [];
  if (kind === undefined) return null;
  const decision = kind === 'comment' ? await removalOf(db, id) : await banOf(db, id, now);
  return decision?.subject === subject ? decision : null;
}
