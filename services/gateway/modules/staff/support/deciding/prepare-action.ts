import { MEMBER_ACTION_NAMES, type MemberActionName, needsOwnAddress } from '@network/access/staff/member-actions.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { MemberAction as ActionInput } from '../../../../staff-api/resolvers.generated.ts';
import {
  changeEmail,
  confirmEmail,
  deleteMember,
  disable,
  enable,
  endSessions,
  note,
} from '../actions/account-actions.ts';
import {
  declineDataRequest,
  extendDataRequest,
  openDataRequest,
  sendPersonalData,
} from '../actions/data-request-actions.ts';
import { cancel, extend } from '../actions/membership-actions.ts';
import { gems, resendReceipt } from '../actions/money-actions.ts';
import { refundCharge } from '../actions/refund-charge.ts';
import {
  type Act,
  type ActionInSteps,
  type Doing,
  type Done,
  type NamedAction,
  type PreparedAction,
  Refused,
} from '../member-action.ts';

const ACTIONS: { readonly [Name in MemberActionName]: Act<Name> | ActionInSteps<Name> } = {
  refund: refundCharge,
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

type AnyAction = ((doing: Doing, input: unknown) => Promise<Done>) | AnyInSteps;
interface AnyInSteps {
  readonly callBefore?: (services: GatewayServices, memberId: string, input: unknown) => Promise<void>;
  readonly prepare: (doing: Doing, input: unknown) => Promise<PreparedAction>;
}

/** The one action of an input; GraphQL has checked that it is one. */
export function namedAction(input: ActionInput): NamedAction {
  const name = MEMBER_ACTION_NAMES.find((each) => input[each] !== null && input[each] !== undefined);
  if (name === undefined) throw new Error('The schema let an action without a content pass.');
  return { name, input: { ...input[name] } };
}

/** Actions that are their mail: it has the answer, the reasons or the link without which nothing has happened for the member. */
const DONE_BY_MAIL: ReadonlySet<MemberActionName> = new Set([
  'resendReceipt',
  'changeEmail',
  'extendDataRequest',
  'declineDataRequest',
  'sendPersonalData',
]);

/** Calls the biller before the transaction of an action that needs it. @throws Refused for what its answer rules out */
export async function callBefore(
  services: GatewayServices,
  memberId: string,
  { name, input }: NamedAction,
): Promise<void> {
  const action = ACTIONS[name] as AnyAction;
  if ('callBefore' in action) await action.callBefore?.(services, memberId, input);
}

/** Locks and checks what an action is about, in its transaction. @throws Refused if it can't be done at all */
export async function prepareAction(doing: Doing, { name, input }: NamedAction): Promise<PreparedAction> {
  // Nothing would have happened for the member, while no mail leaves.
  if (doing.services.config.isMailOff && DONE_BY_MAIL.has(name)) throw new Refused('mailOff');
  if (doing.member.isEmailForeign && needsOwnAddress(name)) throw new Refused('emailForeign');
  const action = ACTIONS[name] as AnyAction;
  if (typeof action !== 'function') return action.prepare(doing, input);
  return { gift: null, carryOut: () => action(doing, input) };
}
