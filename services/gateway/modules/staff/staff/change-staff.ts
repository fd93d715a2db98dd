import type { StaffChange } from '@network/access/staff/staff-changes.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { type ChangeStaffRefusal, lockChangeable, type StaffRequest } from './changeable-staff.ts';
import { endSessionsOf } from './sign-in/staff-sessions.ts';
import { recordStaffAction } from './staff-audit.ts';
import type { StaffMemberRow } from './staff-members.ts';

/**
 * Disables a member of staff, enables them again, or gives them another role. Disabling and another role end their sessions in the same
 * transaction, and disabling their tokens, begun sign-ins and links for a password as well.
 * @returns the member as they are now, or why nothing was changed
 */
export async function changeStaff(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  { change, ...request }: StaffRequest & { readonly change: StaffChange },
): Promise<StaffMemberRow | ChangeStaffRefusal> {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const found = await lockChangeable(trx, request, change);
    if (typeof found === 'string') return found;
    const changed = await trx
      .updateTable('staff_members')
      .set(columnsOf(change, at))
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const sessions = change.kind === 'enable' ? 0 : await endSessionsOf(trx, found.id, at);
    if (change.kind === 'disable') await endWaysIn(trx, found.id, at);
    const { by, reason } = request;
    await recordStaffAction(trx, by, {
      at,
      action: change.kind === 'role' ? 'set-role' : change.kind,
      entityKind: 'staff',
      entityId: found.id,
      before: { role: found.role, isDisabled: found.disabled_at !== null },
      after: { role: changed.role, isDisabled: changed.disabled_at !== null, sessions, ...(reason && { reason }) },
    });
    return changed;
  });
}

function columnsOf(change: StaffChange, at: Date) {
  if (change.kind === 'role') return { role: change.role };
  return { disabled_at: change.kind === 'disable' ? at : null };
}

/** Ends everything that a disabled member of staff had begun, so that it opens nothing when they come back. */
async function endWaysIn(trx: Database, staffId: string, at: Date): Promise<void> {
  await trx
    .updateTable('staff_tokens')
    .set({ revoked_at: at })
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .execute();
  await trx.deleteFrom('staff_sign_ins').where('staff_id', '=', staffId).execute();
  await trx.deleteFrom('staff_password_links').where('staff_id', '=', staffId).execute();
}
