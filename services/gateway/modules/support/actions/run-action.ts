import { MEMBER_ACTION_NAMES, type MemberActionName } from '@network/access/staff/member-actions.ts';
import type { MemberAction as ActionInput } from '../../../staff-api/resolvers.generated.ts';
import { changeEmail, confirmEmail, deleteMember, disable, enable, endSessions, note } from './account-actions.ts';
import { declineDataRequest, extendDataRequest, openDataRequest, sendPersonalData } from './data-request-actions.ts';
import type { Act, Doing, Done, NamedAction } from '../member-action.ts';
import { cancel, extend } from './membership-actions.ts';
import { gems, resendReceipt } from './money-actions.ts';
import { refund } from './refund.ts';

const ACTS: { readonly [Name in MemberActionName]: Act<Name> } = {
  refund,
  gems,
  extend,
  cancel,
  resendReceipt,
  endSessions,
  disable,
  enable,
  confirmEmail,
  changeEmail,
  note,
  openDataRequest,
  extendDataRequest,
  declineDataRequest,
  sendPersonalData,
  delete: deleteMember,
};

/** The one action of an input; GraphQL has checked that it is one. */
export function namedAction(input: ActionInput): NamedAction {
  const name = MEMBER_ACTION_NAMES.find((each) => input[each] !== null && input[each] !== undefined);
  if (name === undefined) throw new Error('The schema let an action without a content pass.');
  return { name, input: { ...input[name] } };
}

/** Does an action. @throws Refused where it must not or can't be done */
export function runAction(doing: Doing, { name, input }: NamedAction): Promise<Done> {
  const act = ACTS[name] as (of: Doing, what: unknown) => Promise<Done>;
  return act(doing, input);
}
