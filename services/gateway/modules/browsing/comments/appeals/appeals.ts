import { sql } from 'kysely';
import { commentDecisions } from '@network/messages/comment-decisions.ts';
import { writtenText } from '@network/validation/written-text.ts';
import type { Database } from '../../../../db/database.ts';
import { decodeCursor, encodeCursor } from '../../../../staff-api/cursor.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { isReason, recordStaffAction } from '../../../staff/staff/public.ts';
import { liftBan } from '../bans/author-bans.ts';
import { findDecidable } from '../moderation/comment-queue.ts';
import { restoreComment } from '../writer/moderate-comment.ts';
import { recipientOf } from './decision-mail.ts';
import { type StandingDecision, standingDecision } from './decisions.ts';

export const APPEAL_TEXT = { least: 10, most: 2_000 } as const;

/** The appeal against a decision, as its author sees it; null before there is one. */
export async function findAppeal(db: Database, subject: string) {
  const row = await db
    .selectFrom('comment_appeals')
    .select(['state', 'answer', 'reason'])
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}

/** Takes an appeal in. @returns false where there is one already: a decision is appealed once */
export async function appeal(db: Database, decision: StandingDecision, text: string, now: Date): Promise<boolean> {
  const { subject, kind, userId, commentId, reason, staff } = decision;
  const written = await db
    .insertInto('comment_appeals')
    .values({
      subject,
      user_id: userId,
      kind,
      comment_id: commentId,
      decided_against_by: staff,
      reason,
      text,
      appealed_at: now,
      state: 'open',
      decided_by: null,
      decided_at: null,
      answer: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** A page of appeals: open ones the oldest first, decided ones the latest first. */
export async function findAppeals(
  db: Database,
  { isOpen, after, size }: { readonly isOpen: boolean; readonly after: string | null; readonly size: number },
) {
  const place = isOpen ? ('appealed_at' as const) : ('decided_at' as const);
  const [at, subject] = after === null ? [null, ''] : decodeCursor(after);
  const tuple = sql`(${sql.ref(place)}, subject)`;
  const rows = await db
    .selectFrom('comment_appeals')
    .leftJoin('comments', 'comments.id', 'comment_appeals.comment_id')
    .selectAll('comment_appeals')
    .select('comments.text as comment')
    .where('state', isOpen ? '=' : '<>', 'open')
    .$if(at !== null, (query) =>
      query.where(
        isOpen
          ? sql<boolean>`${tuple} > (${at}::timestamptz, ${subject})`
          : sql<boolean>`${tuple} < (${at}::timestamptz, ${subject})`,
      ),
    )
    .orderBy(place, isOpen ? 'asc' : 'desc')
    .orderBy('subject', isOpen ? 'asc' : 'desc')
    .limit(size + 1)
    .execute();
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const end = last?.[place] ?? null;
  return {
    appeals: shown.map((row) => ({
      id: row.subject,
      kind: row.kind,
      authorId: row.user_id,
      comment: row.comment,
      decidedAgainstBy: row.decided_against_by,
      reason: row.reason,
      text: row.text,
      appealedAt: row.appealed_at.toISOString(),
      state: row.state,
      decidedBy: row.decided_by,
      decidedAt: row.decided_at?.toISOString() ?? null,
      answer: row.answer,
    })),
    nextCursor: rows.length > size && last && end ? encodeCursor([end.toISOString(), last.subject]) : null,
  };
}

type RefusalKey = keyof typeof commentDecisions.refused;

function refuse(key: RefusalKey) {
  const message = commentDecisions.refused[key];
  return { __typename: 'CommentDecisionRefused', messageKey: `commentDecisions.refused.${key}`, message } as const;
}

/**
 * Decides on an appeal: another moderator than the one whose decision it is about. A granted one shows the comment again or
 * lifts the ban in the same transaction. The author reads the answer.
 */
export async function decideAppeal(
  { services, staff }: StaffContext,
  { id, grant, answer }: { readonly id: string; readonly grant: boolean; readonly answer: string },
) {
  if (!isReason(answer)) return refuse('reason');
  const at = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('comment_appeals')
      .select(['user_id', 'state', 'decided_against_by'])
      .where('subject', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row?.state !== 'open') return refuse('appealGone');
    if (row.decided_against_by === staff.email) return refuse('ownDecision');
    const text = writtenText(answer);
    if (grant) await takeBack(trx, id, { staff: staff.email, reason: text, at });
    await trx
      .updateTable('comment_appeals')
      .set({ state: grant ? 'granted' : 'upheld', decided_by: staff.email, decided_at: at, answer: text })
      .where('subject', '=', id)
      .execute();
    const recipient = await recipientOf(trx, services, row.user_id);
    if (recipient !== null) {
      const kind = grant ? 'appealGranted' : 'appealUpheld';
      const own = { ...recipient, linkOn: 'tour', idempotencyKey: `appeal:${id}` } as const;
      await queueMail(trx, { ...own, kind, values: { answer: { lines: text }, link: '/support' } }, at);
    }
    await recordStaffAction(trx, staff, {
      at,
      action: grant ? 'appeal.grant' : 'appeal.uphold',
      entityKind: 'appeal',
      entityId: id,
      before: null,
      after: null,
    });
    return { __typename: 'CommentDecided', id } as const;
  });
}

async function takeBack(
  trx: Database,
  subject: string,
  { staff, reason, at }: { readonly staff: string; readonly reason: string; readonly at: Date },
): Promise<void> {
  // What was decided again meanwhile is another decision, and stays.
  const decision = await standingDecision(trx, subject, at);
  if (decision === null) return;
  if (decision.commentId === null) {
    await liftBan(trx, decision.userId, at);
    return;
  }
  const comment = await findDecidable(trx, decision.commentId);
  if (comment !== null) await restoreComment(trx, { comment, by: { staff, reason }, at });
}
