import { exceedsLimits, type Gift, type GivenBefore } from './giving-limits.ts';
import type { StaffScope } from './staff-rights.ts';

/** What staff do about one member, and the right that each needs; checked by the console's page and by the gateway. */
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
  /** What it gives the member, with what counts together with it; null and missing for nothing of worth. */
  readonly gives?: { readonly gift: Gift; readonly before: GivenBefore } | null;
  /** Whether the member's address counts as that of somebody who took the account. */
  readonly isEmailForeign?: boolean;
}

/**
 * Whether an action waits for another member of staff: every deletion and change of email, which hands the account to whoever
 * reads the new address; letting people in again by an address that counts as a thief's, which does the same; and what gives
 * more than one person may give alone.
 */
export function needsApproval({ name, gives, isEmailForeign = false }: WeighedAction): boolean {
  if (gives) return exceedsLimits(gives.gift, gives.before);
  return name === 'delete' || name === 'changeEmail' || (name === 'enable' && isEmailForeign);
}

/**
 * What hands an account to whoever reads an address, or ends it. What was asked for of these ends when the account is taken from somebody:
 * they may have written to support as its owner.
 */
export const HANDS_OVER_OR_ENDS: readonly MemberActionName[] = ['changeEmail', 'enable', 'delete'];

/** What mails a member their data or their payments. */
const MAILS_WHAT_IS_THEIRS: ReadonlySet<MemberActionName> = new Set(['resendReceipt', 'sendPersonalData']);

/** Whether an action must not be done while the member's address counts as that of somebody who took the account. */
export const needsOwnAddress = (name: MemberActionName): boolean => MAILS_WHAT_IS_THEIRS.has(name);
