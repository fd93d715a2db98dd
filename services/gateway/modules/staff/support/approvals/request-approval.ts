import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { writtenText } from '@network/validation/written-text.ts';
import type { Database } from '../../../../db/database.ts';
import { recordStaffAction, type Staff, type StaffIdentity } from '../../staff/public.ts';
import { type ActionRequest, type Doing, Refused } from '../member-action.ts';
import type { SupportApprovalsTable } from '../tables.ts';
import { type ApprovalView, approvalView } from './find-approvals.ts';

/** Asks a second member of staff for an action. One about the same thing that waits already is refused. */
export async function requestApproval(
  { trx, now, member }: Doing,
  staff: Staff,
  { action, reason, requestKey }: ActionRequest,
): Promise<ApprovalView> {
  const row = await trx
    .insertInto('support_approvals')
    .values({
      id: randomUUID(),
      user_id: member.id,
      action: action.name,
      details: JSON.stringify(action.input),
      reason: writtenText(reason),
      requested_by: staff.email,
      requested_at: now,
      state: 'open',
      decided_by: null,
      decided_at: null,
      decision_reason: null,
      carried_out_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new Refused('waitsAlready');
  await auditApproval(trx, staff, row, 'request', now);
  await trx.updateTable('support_actions').set({ approval_id: row.id }).where('request_key', '=', requestKey).execute();
  return approvalView(row);
}

/** Adds what became of a request to the audit. */
export function auditApproval(
  trx: Database,
  staff: StaffIdentity,
  { id, user_id: memberId, action }: Pick<Selectable<SupportApprovalsTable>, 'id' | 'user_id' | 'action'>,
  verb: 'request' | 'approve' | 'decline' | 'carry-out' | 'reopen',
  at: Date,
): Promise<void> {
  return recordStaffAction(trx, staff, {
    at,
    action: `member.${verb}-${action}`,
    entityKind: 'member',
    entityId: memberId,
    before: null,
    after: { approval: id },
  });
}
