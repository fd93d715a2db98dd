import { MEMBER_ACTIONS, type MemberActionName } from '@network/access/staff/member-actions.ts';
import type { ActionDone, MutationResolvers } from '../../../../staff-api/resolvers.generated.ts';
import type { Database } from '../../../../db/database.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { isReason, isRequestKey, recordStaffAction, requireScope, type Staff } from '../../staff/public.ts';
import { type ApprovalView, findApproval } from '../approvals/find-approvals.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { type ActionRequest, type Doing, type Done, type InputOf, orRefusal, Refused } from '../member-action.ts';
import { refusal } from '../refusal.ts';
import { findUnmadeRefund } from '../actions/refund-charge.ts';
import { doInTransaction } from '../do-in-transaction.ts';
import { claimKey, isKnownKey, type KnownRequest, noteRefusal } from './known-requests.ts';
import { callBefore, namedAction, prepareAction } from './prepare-action.ts';
import { mustBeApproved, recordUnapprovedGift } from './unapproved-gifts.ts';

/**
 * Does something about a member in one transaction with its mail, its record and the audit, once for a request key; or has
 * it wait for a second member of staff. What the biller must do is sent afterwards.
 */
export const actOnMember: NonNullable<MutationResolvers['actOnMember']> = (
  _parent,
  { memberId, action: input, reason, requestKey },
  { services, staff },
) => {
  const action = namedAction(input);
  requireScope(staff, MEMBER_ACTIONS[action.name]);
  if (!isReason(reason)) return refusal('reason');
  if (!isRequestKey(requestKey)) return refusal('requestKey');
  return orRefusal(async () => {
    // A repeated request is answered as the first one was, whatever the biller has recorded since.
    if (!(await isKnownKey(services.db, requestKey))) await callBefore(services, memberId, action);
    const about = { memberId, key: requestKey, askedBy: staff.email };
    const { answer, callBiller } = await doInTransaction(services, about, (doing) =>
      doOrRequestApproval(doing, staff, { memberId, action, reason, requestKey }),
    );
    const unmadeRefund = await orNoteRefusal(services.db, requestKey, callBiller);
    // The member of staff sees at once that the biller has not made the refund yet.
    return unmadeRefund && answer.__typename === 'ActionDone' ? { ...answer, unmadeRefund } : answer;
  });
};

type Answer = (ActionDone & { readonly __typename: 'ActionDone' }) | Waiting;
interface Waiting {
  readonly __typename: 'ActionWaits';
  readonly approval: ApprovalView;
}

/** The answer, and the call to the biller that follows it. */
type Outcome = Pick<Done, 'callBiller'> & { readonly answer: Answer };

async function doOrRequestApproval(doing: Doing, staff: Staff, request: ActionRequest): Promise<Outcome> {
  const { memberId, action } = request;
  const earlier = await claimKey(doing, staff, request);
  if (earlier === 'other') throw new Refused('keyUsed');
  if (earlier !== 'new') return answerAgain(doing, request, earlier);
  const prepared = await prepareAction(doing, action);
  if (await mustBeApproved(doing, staff, action.name, prepared)) {
    return { answer: { __typename: 'ActionWaits', approval: await requestApproval(doing, staff, request) } };
  }
  const { effects, callBiller } = await recordDone(doing, staff, action.name, await prepared.carryOut());
  if (prepared.gift !== null) await recordUnapprovedGift(doing, prepared.gift);
  return { answer: { __typename: 'ActionDone', memberId, effects }, ...(callBiller && { callBiller }) };
}

/** Adds an action to the audit and queues its mail, unless that mail is sent later, when the biller has acted. */
export async function recordDone(doing: Doing, staff: Staff, name: MemberActionName, done: Done): Promise<Done> {
  if (done.mail !== null && done.isMailedLater !== true) await queueMail(doing.trx, done.mail, doing.now);
  await recordStaffAction(doing.trx, staff, {
    at: doing.now,
    action: `member.${name}`,
    entityKind: 'member',
    entityId: doing.member.id,
    before: null,
    after: done.facts,
  });
  return done;
}

/** Calls the biller. A decided action that its answer refuses is refused again where the request is repeated. */
async function orNoteRefusal(db: Database, requestKey: string, callBiller: Done['callBiller']) {
  try {
    return await callBiller?.();
  } catch (error) {
    if (error instanceof Refused) await noteRefusal(db, requestKey, error.key);
    throw error;
  }
}

/**
 * A repeated request changes nothing and is answered as the first one was; a refund that its biller has not made yet is shown again.
 * @throws Refused where the first one was refused once its biller had answered
 */
async function answerAgain(
  { trx, services }: Doing,
  { memberId, action }: ActionRequest,
  { approvalId, refusedBecause, doneAt }: KnownRequest,
): Promise<Outcome> {
  if (refusedBecause !== null) throw new Refused(refusedBecause);
  const approval = approvalId === null ? null : await findApproval(trx, approvalId);
  if (approval !== null) return { answer: { __typename: 'ActionWaits', approval } };
  const answer = { __typename: 'ActionDone', memberId, effects: [] } as const;
  if (action.name !== 'refund') return { answer };
  const { chargeId } = action.input as InputOf<'refund'>;
  return { answer, callBiller: () => findUnmadeRefund(services.db, { memberId, chargeId, decidedAt: doneAt }) };
}
