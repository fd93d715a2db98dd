import type { Selectable } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import { findAccountById } from '../../../people/identity/public.ts';
import { decidedBy } from '../../staff/public.ts';
import { auditApproval } from '../approvals/request-approval.ts';
import { Refused } from '../member-action.ts';
import type { SupportApprovalsTable } from '../tables.ts';
import { brandOf } from '../do-in-transaction.ts';

/** A request that waits for a second member of staff, or was decided by one. */
export type ApprovalRow = Selectable<SupportApprovalsTable>;

/**
 * Deletes a member whose deletion was approved. It is open again where that is not possible yet.
 * @throws Refused where it is not, or the request ended meanwhile
 */
export async function deleteMember({ services, staff, erase }: StaffContext, row: ApprovalRow): Promise<void> {
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
    await auditApproval(trx, decidedBy(staff), row, isDone ? 'carry-out' : 'reopen', at);
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
