import type { MemberActionName } from '@network/access/staff/member-actions.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { findUnmadeRefunds } from '../../../money/billing/public.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { isReason, isRequestKey, recordStaffAction, type Staff } from '../../staff/public.ts';
import { type ApprovalView, findApproval } from '../approvals/find-approvals.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { unmadeRefundView } from '../members/unmade-refund-view.ts';
import { refusal } from '../refusal.ts';
import { doInTransaction } from '../do-in-transaction.ts';
import { hearBeforeRefund, requirePartStays } from '../actions/refund.ts';
import { sendWhatWasDecided } from '../actions/send-decided.ts';
import { type ActionRequest, type Doing, type Done, type InputOf, Refused } from '../member-action.ts';
import { recordUnapprovedGift } from '../actions/unapproved-gifts.ts';
import { prepareAction } from '../actions/prepare-action.ts';
import { claimKey, isKnownKey, type KnownRequest, noteRefusal } from './known-requests.ts';

/**
 * Does something about a member in one transaction with its mail, its record and the audit, once for a request key; or has
 * it wait for a second member of staff. What the biller must do is sent afterwards.
 */
export async function actOnMember(services: GatewayServices, staff: Staff, request: ActionRequest) {
  if (!isReason(request.reason)) return refusal('reason');
  if (!isRequestKey(request.requestKey)) return refusal('requestKey');
  const { memberId, requestKey: key } = request;
  try {
    // A repeated request is answered as the first one was, whatever the biller has recorded since.
    if (!(await isKnownKey(services.db, key))) await hearBeforeRefund(services, memberId, request.action);
    const answer = await doInTransaction(services, { memberId, key, askedBy: staff.email }, (doing) =>
      carryOut(doing, staff, request),
    );
    await sendWhatWasDecided(services, answer);
    await requirePartToStay(services, key, answer);
    return { ...answer.result, ...(await unmadeRefundOf(services, memberId, answer)) };
  } catch (error) {
    if (error instanceof Refused) return refusal(error.key);
    throw error;
  }
}

/** What the biller answered may refuse an action that is decided: that stays the answer to its key. */
async function requirePartToStay(services: GatewayServices, requestKey: string, answer: CarriedOut): Promise<void> {
  try {
    await requirePartStays(services, answer);
  } catch (error) {
    if (error instanceof Refused) await noteRefusal(services.db, requestKey, error.key);
    throw error;
  }
}

interface CarriedOut {
  readonly result: ActionDone | { readonly __typename: 'ActionWaits'; readonly approval: ApprovalView };
  readonly agreementId?: string;
  readonly orderId?: string;
  readonly refundedChargeId?: string;
  readonly leavesPart?: boolean;
  /** When a repeated request was carried out: only its own refund is shown. */
  readonly doneAt?: Date;
}

/** Finds the refund of an action if its biller has not made it yet, so that the member of staff sees that at once. */
async function unmadeRefundOf({ db }: GatewayServices, memberId: string, { refundedChargeId, doneAt }: CarriedOut) {
  if (refundedChargeId === undefined) return {};
  const open = await findUnmadeRefunds(db, { memberId });
  const refund = open.find(
    ({ chargeId, decidedAt }) =>
      chargeId === refundedChargeId && (doneAt === undefined || decidedAt.getTime() === doneAt.getTime()),
  );
  return refund === undefined ? {} : { unmadeRefund: unmadeRefundView(refund) };
}

async function carryOut(doing: Doing, staff: Staff, request: ActionRequest): Promise<CarriedOut> {
  const { memberId, action } = request;
  const before = await claimKey(doing, staff, request);
  if (before === 'other') throw new Refused('keyUsed');
  if (before !== 'new') return answerAgain(doing.trx, request, before);
  const { mustBeApproved, gift, carryOut: act } = await prepareAction(doing, staff, action);
  if (mustBeApproved) {
    const approval = await requestApproval(doing, staff, request);
    await doing.trx
      .updateTable('support_actions')
      .set({ approval_id: approval.id })
      .where('request_key', '=', request.requestKey)
      .execute();
    return { result: { __typename: 'ActionWaits', approval } as const };
  }
  const done = await recordDone(doing, staff, action.name, await act());
  if (gift !== null) await recordUnapprovedGift(doing, gift);
  const { effects, agreementId, orderId, refundedChargeId, leavesPart } = done;
  return {
    result: { __typename: 'ActionDone', memberId, effects: [...effects] } as const,
    ...(agreementId !== undefined && { agreementId }),
    ...(orderId !== undefined && { orderId }),
    ...(refundedChargeId !== undefined && { refundedChargeId }),
    ...(leavesPart !== undefined && { leavesPart }),
  };
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

interface ActionDone {
  readonly __typename: 'ActionDone';
  readonly memberId: string;
  readonly effects: readonly string[];
}

/**
 * A repeated request changes nothing and is answered as the first one was; a refund that its biller has not made yet is shown again.
 * @throws Refused where the first one was refused once its biller had answered
 */
async function answerAgain(
  trx: Database,
  { memberId, action }: ActionRequest,
  { approvalId, refusedBecause, doneAt }: KnownRequest,
): Promise<CarriedOut> {
  if (refusedBecause !== null) throw new Refused(refusedBecause);
  const approval = approvalId === null ? null : await findApproval(trx, approvalId);
  if (approval !== null) return { result: { __typename: 'ActionWaits', approval } };
  const result = { __typename: 'ActionDone', memberId, effects: [] } as const;
  if (action.name !== 'refund') return { result };
  return { result, refundedChargeId: (action.input as InputOf<'refund'>).chargeId, doneAt };
}
