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
  note: 'members:write',
  delete: 'members:write',
} as const satisfies Readonly<Record<string, StaffScope>>;

export type MemberActionName = keyof typeof MEMBER_ACTIONS;

export const MEMBER_ACTION_NAMES = Object.keys(MEMBER_ACTIONS) as readonly MemberActionName[];

/** Refunds above this many minor units need a second member of staff; so does every deletion. */
export const REFUND_LIMIT = 5_000;

/** Whether an action waits for another member of staff. */
export function needsApproval(action: { readonly name: MemberActionName; readonly amount?: number }): boolean {
  return action.name === 'delete' || (action.name === 'refund' && (action.amount ?? 0) > REFUND_LIMIT);
}
