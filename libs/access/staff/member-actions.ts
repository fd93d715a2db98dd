import { refundLimit } from './refund-limits.ts';
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
type WeighedAction =
  | { readonly name: Exclude<MemberActionName, 'refund'> }
  /** In minor units of its currency, with the parts of the charge that were refunded before. */
  | { readonly name: 'refund'; readonly amount: number; readonly currency: string };

/**
 * Whether an action waits for another member of staff: every deletion and change of email, which hands the account to whoever
 * reads the new address, and a refund above the limit of its currency.
 */
export function needsApproval(action: WeighedAction): boolean {
  if (action.name === 'refund') return action.amount > refundLimit(action.currency);
  return action.name === 'delete' || action.name === 'changeEmail';
}
