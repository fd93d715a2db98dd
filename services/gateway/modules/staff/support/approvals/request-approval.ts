import { randomUUID } from 'node:crypto';
import { writtenText } from '@network/validation/written-text.ts';
import { recordStaffAction, type Staff } from '../../staff/public.ts';
import { type ActionRequest, type Doing, Refused } from '../member-action.ts';
import { type ApprovalView, approvalView } from './find-approvals.ts';

/** Asks a second member of staff for an action. One about the same thing that waits already is refused. */
export async function requestApproval(doing: Doing, staff: Staff, request: ActionRequest): Promise<ApprovalView> {
  const { trx, now, member } = doing;
  const { action, reason } = request;
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
  await recordStaffAction(trx, staff, {
    at: now,
    action: `member.request-${action.name}`,
    entityKind: 'member',
    entityId: member.id,
    before: null,
    after: { approval: row.id },
  });
  return approvalView(row);
}
