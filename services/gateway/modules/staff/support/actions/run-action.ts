import { MEMBER_ACTION_NAMES, type MemberActionName, needsOwnAddress } from '@network/access/staff/member-actions.ts';
import type { MemberAction as ActionInput } from '../../../../staff-api/resolvers.generated.ts';
import { changeEmail, confirmEmail, deleteMember, disable, enable, endSessions, note } from './account-actions.ts';
import { declineDataRequest, extendDataRequest, openDataRequest, sendPersonalData } from './data-request-actions.ts';
import { type Act, type Doing, type Done, type NamedAction, Refused } from '../member-action.ts';
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

/** Actions that are their mail: it has the answer, the reasons or the link without which nothing has happened for the member. */
const DONE_BY_MAIL: ReadonlySet<MemberActionName> = new Set([
  'resendReceipt',
  'changeEmail',
  'extendDataRequest',
  'declineDataRequest',
  'sendPersonalData',
]);

/** @throws Refused for what would only be a mail, while none leaves */
export function requireMail({ services }: Pick<Doing, 'services'>, { name }: Pick<NamedAction, 'name'>): void {
  if (services.config.isMailOff && DONE_BY_MAIL.has(name)) throw new Refused('mailOff');
}

/** Does an action. @throws Refused where it must not or can't be done */
export async function runAction(doing: Doing, { name, input }: NamedAction): Promise<Done> {
  requireMail(doing, { name });
  if (doing.member.isEmailForeign && needsOwnAddress(name)) throw new Refused('emailForeign');
  const act = ACTS[name] as (of: Doing, what: unknown) => Promise<Done>;
  return act(doing, input);
}
