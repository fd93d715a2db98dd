import { exceedsLimits, type Gift, type GivenBefore } from './giving-limits.ts';
import type { StaffScope } from './staff-rights.ts';

/**
 * The actions that staff can carry out for one member, and the right that each needs. The console's page and the
 * gateway both check it.
 */
export const MEMBER_ACTIONS = {
  refund: 'members:refund',
  gems: 'members:gems',
  extend: 'members:write',
  cancel: 'members:write',
  resendReceipt: 'members:write',
  endSessions: 'members:write',
  disable: 'members:write',
  enable: 'members:write',
  confirmEmail: 'members:write',
  changeEmail: 'members:write',
  note: 'members:write',
  openDataRequest: 'members:write',
  extendDataRequest: 'members:write',
  declineDataRequest: 'members:write',
  sendPersonalData: 'members:write',
  delete: 'members:write',
} as const satisfies Readonly<Record<string, StaffScope>>;

export type MemberActionName = keyof typeof MEMBER_ACTIONS;

export const MEMBER_ACTION_NAMES = Object.keys(MEMBER_ACTIONS) as readonly MemberActionName[];

/** Rows of each part that a member’s page has at most: with that many there may be more. */
export const MEMBER_ROWS = 200;

/** An action as far as it decides how many people it needs. */
interface WeighedAction {
  readonly name: MemberActionName;
  /** The gift that the action makes, and the gifts that count together with it; null or missing if it gives nothing. */
  readonly gives?: { readonly gift: Gift; readonly before: GivenBefore } | null;
  /** The member's address counts as that of a person who took the account. */
  readonly isEmailForeign?: boolean;
}

/**
 * Returns whether another member of staff has to approve an action. That is so for a deletion or a change of email,
 * which hands the account to the reader of the new address, for letting people in again by an address that counts as a
 * thief's, which does the same, and for a gift that is larger than one person may make alone.
 */
export function needsApproval({ name, gives, isEmailForeign = false }: WeighedAction): boolean {
  if (gives) return exceedsLimits(gives.gift, gives.before);
  return name === 'delete' || name === 'changeEmail' || (name === 'enable' && isEmailForeign);
}

/**
 * These actions hand an account to the reader of an address, or end it. What was asked for of these ends when the
 * account is taken from somebody: they may have written to support as its owner.
 */
export const HANDS_OVER_OR_ENDS: readonly MemberActionName[] = ['changeEmail', 'enable', 'delete'];

/** These actions mail members their data or their payments. */
const MAILS_WHAT_IS_THEIRS: ReadonlySet<MemberActionName> = new Set(['resendReceipt', 'sendPersonalData']);

/** Returns whether an action is refused while the member's address counts as that of a person who took the account. */
export const needsOwnAddress = (name: MemberActionName): boolean => MAILS_WHAT_IS_THEIRS.has(name);
