import type { StaffRole } from './staff-rights.ts';

/** A change of a member of staff. */
export type StaffChange = { readonly kind: 'disable' | 'enable' } | { readonly kind: 'role'; readonly role: StaffRole };

/** The removal of a member of staff. */
export type StaffRemoval = { readonly kind: 'remove' };

/** A member of staff whom a change is about. */
export interface ChangedStaff {
  readonly email: string;
  readonly role: StaffRole;
  readonly isDisabled: boolean;
}

/** Why a change is refused. */
export type StaffRefusal = 'self' | 'adminByCommand' | 'lastAdmin' | 'disabledAlready' | 'notDisabled' | 'roleAlready';

/** The person who changes staff: an administrator in the console, or an operator by a command. */
export type StaffChanger = { readonly email: string } | 'operator';

/**
 * Why somebody may not be changed so; null where they may. Nobody changes themselves, the console makes no administrator, and one
 * who can sign in always remains.
 * @param otherAdmins administrators who are not disabled, without the one who is changed
 */
export function staffChangeRefusal(
  change: StaffChange | StaffRemoval,
  member: ChangedStaff,
  { by, otherAdmins }: { readonly by: StaffChanger; readonly otherAdmins: number },
): StaffRefusal | null {
  const isByConsole = by !== 'operator';
  if (isByConsole && by.email === member.email) return 'self';
  if (change.kind === 'enable') {
    if (!member.isDisabled) return 'notDisabled';
    return isByConsole && member.role === 'admin' ? 'adminByCommand' : null;
  }
  if (change.kind === 'disable' && member.isDisabled) return 'disabledAlready';
  if (change.kind === 'role' && change.role === member.role) return 'roleAlready';
  if (change.kind === 'role' && change.role === 'admin') return isByConsole ? 'adminByCommand' : null;
  return member.role === 'admin' && !member.isDisabled && otherAdmins === 0 ? 'lastAdmin' : null;
}
