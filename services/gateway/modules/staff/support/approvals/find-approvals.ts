import type { Selectable } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { decodeCursor, encodeCursor } from '../../../../staff-api/cursor.ts';
import type { NamedAction } from '../member-action.ts';
import type { SupportApprovalsTable } from '../tables.ts';

/** An approval as the staff API shows it. */
export type ApprovalView = ReturnType<typeof approvalView>;

/** A row as the staff API shows it. */
export function approvalView(row: Selectable<SupportApprovalsTable>) {
  return {
    id: row.id,
    memberId: row.user_id,
    action: row.action,
    details: JSON.stringify(row.details),
    reason: row.reason,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at.toISOString(),
    state: row.state,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
    carriedOutAt: row.carried_out_at?.toISOString() ?? null,
  };
}

/** An approval by its id; null for none. */
export async function findApproval(db: Database, id: string): Promise<ApprovalView | null> {
  const row = await db.selectFrom('support_approvals').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : approvalView(row);
}

/** The approvals about a member, the newest first. */
export async function approvalsOfMember(db: Database, memberId: string, most: number): Promise<ApprovalView[]> {
  const rows = await db
    .selectFrom('support_approvals')
    .selectAll()
    .where('user_id', '=', memberId)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(approvalView);
}

/** A page of the approvals in a state, the newest first. */
export async function findApprovals(
  db: Database,
  {
    state,
    after,
    size,
  }: { readonly state: SupportApprovalsTable['state']; readonly after: string | null; readonly size: number },
): Promise<{ readonly approvals: ApprovalView[]; readonly nextCursor: string | null }> {
  const [at, id] = after === null ? [null, null] : decodeCursor(after);
  const rows = await db
    .selectFrom('support_approvals')
    .selectAll()
    .where('state', '=', state)
    .$if(at !== null, (query) =>
      query.where((where) => {
        const instant = new Date(at ?? 0);
        return where.or([
          where('requested_at', '<', instant),
          where.and([where('requested_at', '=', instant), where('id', '>', id ?? '')]),
        ]);
      }),
    )
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(size + 1)
    .execute();
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    approvals: shown.map(approvalView),
    nextCursor: rows.length > size && last ? encodeCursor([last.requested_at.toISOString(), last.id]) : null,
  };
}

/** Finds the action that an open approval requests; null once it was decided, and for an unknown id. */
export async function findRequestedAction(
  db: Database,
  id: string,
): Promise<{ readonly memberId: string; readonly action: NamedAction } | null> {
  const row = await db
    .selectFrom('support_approvals')
    .select(['user_id', 'action', 'details'])
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row === undefined ? null : { memberId: row.user_id, action: { name: row.action, input: row.details } };
}
