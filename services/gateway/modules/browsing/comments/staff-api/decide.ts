import { commentDecisions } from '@network/messages/comment-decisions.ts';
import { writtenText } from '@network/validation/written-text.ts';
import type { Database } from '../../../../db/database.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import type { CommentDecision } from '../../../../staff-api/resolvers.generated.ts';
import { findAccountById } from '../../../people/identity/public.ts';
import { isReason, recordStaffAction } from '../../../staff/staff/public.ts';
import { mailDecision } from '../appeals/decision-mail.ts';
import { banOf, removalOf } from '../appeals/decisions.ts';
import { banAuthor, liftBan } from '../bans/author-bans.ts';
import { isCommentId } from '../comment-row.ts';
import { findDecidable } from '../moderation/comment-queue.ts';
import { dismissReports, removeComment, restoreComment } from '../writer/moderate-comment.ts';

const LONGEST_BAN_MS = 366 * 86_400_000;
const DO = { keep: dismissReports, remove: removeComment, restore: restoreComment } as const;

type RefusalKey = keyof typeof commentDecisions.refused;

function refuse(key: RefusalKey) {
  const message = commentDecisions.refused[key];
  return { __typename: 'CommentDecisionRefused', messageKey: `commentDecisions.refused.${key}`, message } as const;
}

const decided = (id: string) => ({ __typename: 'CommentDecided', id }) as const;

interface Named {
  readonly id: string;
  readonly reason: string;
}

/** Keeps, removes or restores a comment by the word of a moderator, with the audit in the same transaction. */
export async function decideComment(
  context: StaffContext,
  { id, reason, decision }: Named & { readonly decision: CommentDecision },
) {
  if (!isReason(reason)) return refuse('reason');
  const facts = { reason: writtenText(reason) };
  return inAudit(context, { action: `comment.${decision}`, kind: 'comment', id, facts }, async (trx, at) => {
    const comment = isCommentId(id) ? await findDecidable(trx, id) : null;
    if (comment === null) return 'commentGone';
    await DO[decision](trx, { comment, by: { staff: context.staff.email, reason: writtenText(reason) }, at });
    const removal = decision === 'remove' ? await removalOf(trx, id) : null;
    if (removal !== null) await mailDecision(trx, context.services, removal, { until: null, now: at });
    return null;
  });
}

/** Bans an author from commenting, for a time or for good. Of a shadow ban they are not told. */
export async function banCommentAuthor(
  context: StaffContext,
  { id, reason, until, isShadow }: Named & { readonly until: Date | null; readonly isShadow: boolean },
) {
  if (!isReason(reason)) return refuse('reason');
  const now = context.services.clock.now().getTime();
  if (until !== null && (until.getTime() <= now || until.getTime() > now + LONGEST_BAN_MS)) return refuse('until');
  const facts = { until: until?.toISOString() ?? null, isShadow, reason: writtenText(reason) };
  return inAudit(context, { action: 'author.ban', kind: 'member', id, facts }, async (trx, decidedAt) => {
    if ((await findAccountById(trx, id)) === null) return 'authorGone';
    await banAuthor(trx, id, { until, isShadow, reason: writtenText(reason), staff: context.staff.email, decidedAt });
    const ban = isShadow ? null : await banOf(trx, id, decidedAt);
    if (ban !== null) await mailDecision(trx, context.services, ban, { until, now: decidedAt });
    return null;
  });
}

/** Lets a banned author comment again. */
export async function liftCommentBan(context: StaffContext, { id, reason }: Named) {
  if (!isReason(reason)) return refuse('reason');
  const facts = { reason: writtenText(reason) };
  return inAudit(context, { action: 'author.lift-ban', kind: 'member', id, facts }, async (trx, at) =>
    (await liftBan(trx, id, at)) ? null : 'notBanned',
  );
}

interface Recorded {
  readonly action: string;
  readonly kind: 'comment' | 'member';
  readonly id: string;
  readonly facts: object;
}

async function inAudit(
  { services, staff }: StaffContext,
  { action, kind, id, facts }: Recorded,
  work: (trx: Database, at: Date) => Promise<RefusalKey | null>,
) {
  const at = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    const refused = await work(trx, at);
    if (refused !== null) return refuse(refused);
    await recordStaffAction(trx, staff, { at, action, entityKind: kind, entityId: id, before: null, after: facts });
    return decided(id);
  });
}
