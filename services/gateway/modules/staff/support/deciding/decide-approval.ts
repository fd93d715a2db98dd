import { writtenText } from '@network/validation/written-text.ts';
import type { Database } from '../../../../db/database.ts';
import type { MutationDecideApprovalArgs, MutationResolvers } from '../../../../staff-api/resolvers.generated.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import { findAccountById } from '../../../people/identity/public.ts';
import { asOnlyJob, isReason, requireScope } from '../../staff/public.ts';
import { findApproval, findRequestedAction } from '../approvals/find-approvals.ts';
import { auditApproval } from '../approvals/request-approval.ts';
import { orRefusal, Refused } from '../member-action.ts';
import { refusal } from '../refusal.ts';
import { recordDone } from './act-on-member.ts';
import { type ApprovalRow, deleteMember } from './delete-member.ts';
import { doingAbout } from '../do-in-transaction.ts';
import { callBefore, prepareAction } from './prepare-action.ts';

/** The decision of a second member of staff on a request. */
type Decision = MutationDecideApprovalArgs;

/**
 * Approves or declines what another member of staff requested. A refund is decided and its command written in one
 * transaction. A deletion first ends agreements outside of the database: it is approved, then carried out, and open again
 * where that is not possible yet; an approved one that was interrupted is carried out by approving it once more.
 */
export const decideApproval: NonNullable<MutationResolvers['decideApproval']> = (_parent, decision, context) => {
  const { services, staff } = context;
  requireScope(staff, 'members:approve');
  if (!isReason(decision.reason)) return refusal('reason');
  return orRefusal(async () => {
    // A request that is put off behind another of their jobs is decided later, too: an approved one is in no list of
    // open ones.
    await ((await deletes(services.db, decision))
      ? asOnlyJob(services, staff, 'delete', () => carryOut(context, decision))
      : carryOut(context, decision));
    const approval = await findApproval(services.db, decision.id);
    if (approval === null) throw new Refused('requestGone');
    return { __typename: 'ApprovalDecided', approval } as const;
  });
};

/** Returns whether a decision deletes a person, which may take long. */
async function deletes(db: Database, { id, approve }: Decision): Promise<boolean> {
  if (!approve) return false;
  const row = await db.selectFrom('support_approvals').select('action').where('id', '=', id).executeTakeFirst();
  return row?.action === 'delete';
}

async function carryOut(context: StaffContext, decision: Decision): Promise<void> {
  const { services } = context;
  // A request waits for hours, in which its biller may have taken the charge back.
  const requested = decision.approve ? await findRequestedAction(services.db, decision.id) : null;
  if (requested !== null) await callBefore(services, requested.memberId, requested.action);
  const { row, done } = await services.db.transaction().execute((trx) => decide(trx, context, decision));
  await done?.callBiller?.();
  if (decision.approve && row.action === 'delete') await deleteMember(context, row);
}

async function decide(trx: Database, { services, staff }: StaffContext, { id, approve, reason }: Decision) {
  const at = services.clock.now();
  const about = await trx
    .selectFrom('support_approvals')
    .select(['user_id', 'requested_by'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (about === undefined) throw new Refused('requestGone');
  // The person is locked before anything else, here too; declining needs nobody.
  const isGone = (await findAccountById(trx, about.user_id)) === null;
  const doing =
    approve && !isGone
      ? await doingAbout(trx, services, {
          memberId: about.user_id,
          key: `approval-${id}`,
          askedBy: about.requested_by,
        })
      : null;
  const row = await trx
    .selectFrom('support_approvals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!isOpen(row, approve)) throw new Refused('requestGone');
  if (row.requested_by === staff.email) throw new Refused('ownRequest');
  const isDoneHere = approve && row.action !== 'delete';
  if (isDoneHere && doing === null) throw new Refused('memberGone');
  const action = { name: row.action, input: row.details };
  const done =
    isDoneHere && doing !== null
      ? await recordDone(doing, staff, row.action, await (await prepareAction(doing, action)).carryOut())
      : null;
  await trx
    .updateTable('support_approvals')
    .set({
      state: approve ? 'approved' : 'declined',
      decided_by: staff.email,
      decided_at: at,
      decision_reason: writtenText(reason),
      carried_out_at: isDoneHere ? at : null,
    })
    .where('id', '=', id)
    .execute();
  await auditApproval(trx, staff, row, approve ? 'approve' : 'decline', at);
  return { row, done };
}

/** An approved deletion that was not carried out may be approved again. */
function isOpen(row: ApprovalRow, approve: boolean): boolean {
  return row.state === 'open' || (approve && row.state === 'approved' && row.carried_out_at === null);
}
