import type { Selectable } from 'kysely';
import { writtenText } from '@network/validation/written-text.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import { findAccountById } from '../../../people/identity/public.ts';
import { asOnlyJob, decidedBy, isReason, recordStaffAction, type StaffIdentity } from '../../staff/public.ts';
import { hearBeforeRefund, requirePartStays } from '../actions/refund.ts';
import { runAction } from '../actions/run-action.ts';
import { recordDone } from './act-on-member.ts';
import { brandOf, doingAbout } from '../do-in-transaction.ts';
import { Refused } from '../member-action.ts';
import { sendWhatWasDecided } from '../actions/send-decided.ts';
import { refusal } from '../refusal.ts';
import type { SupportApprovalsTable } from '../tables.ts';
import { findApproval } from '../approvals/find-approvals.ts';

type Row = Selectable<SupportApprovalsTable>;

/** The decision of a second member of staff on a request. */
export interface Decision {
  readonly id: string;
  readonly approve: boolean;
  readonly reason: string;
}

/**
 * Approves or declines what another member of staff requested. A refund is decided and its command written in one
 * transaction. A deletion first ends agreements outside of the database: it is approved, then carried out, and open again
 * where that is not possible yet; an approved one that was interrupted is carried out by approving it once more.
 */
export async function decideApproval(context: StaffContext, decision: Decision) {
  if (!isReason(decision.reason)) return refusal('reason');
  const { services } = context;
  try {
    // A request that is put off behind another of their jobs is decided later, too: an approved one is in no list of
    // open ones.
    await ((await deletes(services.db, decision))
      ? asOnlyJob(services, context.staff, 'delete', () => carryOut(context, decision))
      : carryOut(context, decision));
    const approval = await findApproval(services.db, decision.id);
    if (approval === null) throw new Refused('requestGone');
    return { __typename: 'ApprovalDecided', approval } as const;
  } catch (error) {
    if (error instanceof Refused) return refusal(error.key);
    throw error;
  }
}

/** Returns whether a decision deletes a person, which may take long. */
async function deletes(db: Database, { id, approve }: Decision): Promise<boolean> {
  if (!approve) return false;
  const row = await db.selectFrom('support_approvals').select('action').where('id', '=', id).executeTakeFirst();
  return row?.action === 'delete';
}

async function carryOut(context: StaffContext, decision: Decision): Promise<void> {
  const { services } = context;
  if (decision.approve) await hearOfRequest(services, decision);
  const { row, done } = await services.db.transaction().execute((trx) => decide(trx, context, decision));
  if (done !== null) {
    await sendWhatWasDecided(services, done);
    await requirePartStays(services, done);
  }
  if (decision.approve && row.action === 'delete') await deleteMember(context, row);
}

/** A request waits for hours, in which its biller may have taken the charge back. @throws Refused where it did */
async function hearOfRequest(services: GatewayServices, { id }: Decision): Promise<void> {
  const row = await services.db
    .selectFrom('support_approvals')
    .select(['user_id', 'action', 'details'])
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (row) await hearBeforeRefund(services, row.user_id, { name: row.action, input: row.details });
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
    isDoneHere && doing !== null ? await recordDone(doing, staff, row.action, await runAction(doing, action)) : null;
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
  await audit(trx, staff, row, approve ? 'approve' : 'decline', at);
  return { row, done };
}

/** An approved deletion that was not carried out may be approved again. */
function isOpen(row: Row, approve: boolean): boolean {
  return row.state === 'open' || (approve && row.state === 'approved' && row.carried_out_at === null);
}

async function deleteMember({ services, staff, erase }: StaffContext, row: Row): Promise<void> {
  const { db, clock } = services;
  const account = await findAccountById(db, row.user_id);
  const brand = account && (await brandOf(db, services, account.id));
  // Its owner may take the account back while a biller is called.
  const isStillApproved = (of: Database) => isApproved(of, row.id);
  const erasure = account && brand ? await erase(account, brand, isStillApproved) : 'erased';
  const at = clock.now();
  const isDone = erasure === 'erased';
  const isOver = await db.transaction().execute(async (trx) => {
    const noted = await trx
      .updateTable('support_approvals')
      .set(
        isDone
          ? { carried_out_at: at, reason: '', decision_reason: '' }
          : { state: 'open', decided_by: null, decided_at: null, decision_reason: null },
      )
      .where('id', '=', row.id)
      .where('state', '=', 'approved')
      .executeTakeFirst();
    if (!isDone && noted.numUpdatedRows === 0n) return true;
    // It was approved while they might: the person is gone, whoever was dismissed meanwhile.
    await audit(trx, decidedBy(staff), row, isDone ? 'carry-out' : 'reopen', at);
    return false;
  });
  if (isOver) throw new Refused('requestGone');
  if (!isDone) throw new Refused('notSettled');
}

async function isApproved(db: Database, id: string): Promise<boolean> {
  const { state } = await db
    .selectFrom('support_approvals')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state === 'approved';
}

function audit(trx: Database, staff: StaffIdentity, row: Row, verb: string, at: Date): Promise<void> {
  return recordStaffAction(trx, staff, {
    at,
    action: `member.${verb}-${row.action}`,
    entityKind: 'member',
    entityId: row.user_id,
    before: null,
    after: { approval: row.id },
  });
}
