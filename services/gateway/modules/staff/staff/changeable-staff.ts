import {
  type StaffChange,
  staffChangeRefusal,
  type StaffChanger,
  type StaffRefusal,
  type StaffRemoval,
} from '@network/access/staff/staff-changes.ts';
import { typedEmail } from '@network/validation/email.ts';
import type { Database } from '../../../db/database.ts';
import { lockEverybody } from './lock-staff.ts';
import type { StaffIdentity } from './staff-identity.ts';
import type { StaffMemberRow } from './staff-members.ts';

/** Why nobody was changed or removed. */
export type ChangeStaffRefusal = StaffRefusal | 'gone' | 'notYours';

/** The member of staff who is changed or removed, and the one who does it. */
export interface StaffRequest {
  /** An id, or an email in any case. */
  readonly whom: string;
  readonly by: StaffIdentity;
  readonly changer: StaffChanger;
  /** Why, for the audit; null for a command, which has none. */
  readonly reason: string | null;
}

/**
 * Locks everybody of staff until the transaction ends and looks whether somebody may be changed so. Changes wait for each other,
 * so that two administrators who stop each other leave one.
 * @returns the member as they are before the change, or why it is refused
 */
export async function lockChangeable(
  trx: Database,
  { whom, changer }: Pick<StaffRequest, 'whom' | 'changer'>,
  change: StaffChange | StaffRemoval,
): Promise<StaffMemberRow | ChangeStaffRefusal> {
  const everybody = await lockEverybody(trx);
  const admins = everybody.filter((each) => each.role === 'admin' && each.disabled_at === null);
  const found = everybody.find(({ id, email }) => id === whom || email === typedEmail(whom));
  if (found === undefined) return 'gone';
  if (changer !== 'operator' && !admins.some(({ email }) => email === changer.email)) return 'notYours';
  const otherAdmins = admins.filter(({ id }) => id !== found.id).length;
  const member = { email: found.email, role: found.role, isDisabled: found.disabled_at !== null };
  return staffChangeRefusal(change, member, { by: changer, otherAdmins }) ?? found;
}
