import {
  type StaffChange,
  staffChangeRefusal,
  type StaffChanger,
  type StaffRefusal,
} from '@network/access/staff/staff-changes.ts';
import { typedEmail } from '@network/validation/email.ts';
import type { Database } from '../../db/database.ts';
import type { GatewayServices } from '../../services.ts';
import { lockEverybody } from './lock-staff.ts';
import { endSessionsOf } from './sign-in/staff-sessions.ts';
import { recordStaffAction, type StaffIdentity } from './staff-audit.ts';
import type { StaffMemberRow } from './staff-members.ts';

/** Why nobody was changed. */
type ChangeStaffRefusal = StaffRefusal | 'gone' | 'notYours';

/** Whom a change is about, and who makes it. */
interface StaffChangeRequest {
  /** An id, or an email in any case. */
  readonly whom: string;
  readonly change: StaffChange;
  readonly by: StaffIdentity;
  readonly changer: StaffChanger;
  /** Why, for the audit; null for a command, which has none. */
  readonly reason: string | null;
}

/**
 * Disables a member of staff, enables them again, or gives them another role. Disabling and another role end their sessions in the same
 * transaction, and disabling their tokens, begun sign-ins and links for a password as well. Changes wait for each other, so that two
 * administrators who disable each other leave one.
 * @returns the member as they are now, or why nothing was changed
 */
export async function changeStaff(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  { whom, change, by, changer, reason }: StaffChangeRequest,
): Promise<StaffMemberRow | ChangeStaffRefusal> {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const everybody = await lockEverybody(trx);
    const admins = everybody.filter((each) => each.role === 'admin' && each.disabled_at === null);
    const found = everybody.find(({ id, email }) => id === whom || email === typedEmail(whom));
    if (found === undefined) return 'gone';
    if (changer !== 'operator' && !admins.some(({ email }) => email === changer.email)) return 'notYours';
    const otherAdmins = admins.filter(({ id }) => id !== found.id).length;
    const member = { email: found.email, role: found.role, isDisabled: found.disabled_at !== null };
    const refusal = staffChangeRefusal(change, member, { by: changer, otherAdmins });
    if (refusal !== null) return refusal;
    const changed = await trx
      .updateTable('staff_members')
      .set(columnsOf(change, at))
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const sessions = change.kind === 'enable' ? 0 : await endSessionsOf(trx, found.id, at);
    if (change.kind === 'disable') await endWaysIn(trx, found.id, at);
    await recordStaffAction(trx, by, {
      at,
      action: change.kind === 'role' ? 'set-role' : change.kind,
      entityKind: 'staff',
      entityId: found.id,
      before: { role: found.role, isDisabled: member.isDisabled },
      after: { role: changed.role, isDisabled: changed.disabled_at !== null, sessions, ...(reason && { reason }) },
    });
    return changed;
  });
}

function columnsOf(change: StaffChange, at: Date) {
  if (change.kind === 'role') return { role: change.role };
  return { disabled_at: change.kind === 'disable' ? at : null };
}

/** What a disabled member of staff had begun does not open anything either when they come back. */
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
