import { moneyText } from '@network/validation/currencies.ts';
import type { Database } from '../../../../db/database.ts';
import {
  decideRefund,
  findUnmadeRefunds,
  hearOfCharge,
  isTakenBack,
  prepareRefund,
  type PreparedRefund,
  previewRefundMail,
  sendCommands,
  sendOrderCommands,
  type UnmadeRefund,
  type UnrefundableReason,
} from '../../../money/billing/public.ts';
import { type ActionInSteps, type Doing, type Done, effect, Refused } from '../member-action.ts';
import type { RefusalKey } from '../refusal.ts';

/*
 * This file is a refund by staff, from their request to the member's mail. Each step has one effect:
 *
 * 1. `callBefore` books what the biller has recorded of the charge: the bank may have reversed it meanwhile.
 * 2. `prepare` locks the charge and decides how much of it is refunded (billing/refunds/prepare-refund.ts). Whether it was reversed already
 *    is decided in billing/refunds/money-of-charge.ts alone, for every step. What one person may not give without approval waits, and
 *    returns to step 1 when a second person approves it (deciding/act-on-member.ts, deciding/decide-approval.ts).
 * 3. `carryOut` queues a command to the biller, in the transaction of the request, its record and its audit. Nothing is called there, so
 *    that nothing is refunded that was not recorded.
 * 4. `callBiller` sends that command after the transaction. A command without an answer is sent again every minute (billing/refunds);
 *    one that the biller refuses permanently is listed as unmade.
 * 5. The biller's answer, or its report, books the reversal, ends renewals where nothing of the charge is left, and mails the member, in
 *    one transaction (billing/postbacks/apply-reversal.ts; billing/gifts/apply-to-gift.ts for a gift). The member is mailed nothing
 *    before that, since the biller may refuse.
 */

/** Has the biller refund a charge, or a part of it. */
export const refundCharge: ActionInSteps<'refund'> = {
  callBefore: async (services, memberId, { chargeId }) => {
    const heard = await hearOfCharge(services, { userId: memberId, chargeId });
    if (heard === 'taken-back-now') throw new Refused('takenBackAtBiller');
  },
  prepare: async (doing, { chargeId, amount: wanted }) => {
    const { trx, services, member } = doing;
    const refund = await prepareRefund(trx, services, { userId: member.id, chargeId, wanted: wanted ?? null });
    if (typeof refund === 'string') throw new Refused(UNREFUNDABLE[refund]);
    const { charge, amount } = refund;
    return {
      gift: { unit: charge.currency, amount },
      // Partial refunds of one charge count together, however old they are and even if they were approved.
      giftWithEarlier: { unit: charge.currency, amount: charge.amount - charge.left + amount },
      carryOut: () => carryOut(doing, chargeId, refund),
    };
  },
};

async function carryOut(doing: Doing, chargeId: string, refund: PreparedRefund): Promise<Done> {
  const { trx, member, askedBy, now } = doing;
  const mail = await previewRefundMail(trx, refund, member.email);
  await decideRefund(trx, refund, { askedBy, now });
  return {
    effects: effectsOf(refund),
    mail,
    isMailedLater: true,
    facts: { charge: chargeId, amount: refund.amount, currency: refund.charge.currency },
    callBiller: () => callBiller(doing, chargeId, refund),
  };
}

async function callBiller(
  { services, member }: Doing,
  chargeId: string,
  { charge, isWhole }: PreparedRefund,
): Promise<UnmadeRefund | null> {
  const send = charge.isGift ? sendOrderCommands : sendCommands;
  await send(services, services.clock.now(), charge.agreementId);
  // The biller may have answered the refund of a part with one of the whole charge: what staff would read of the part is not true.
  if (!isWhole && (await isTakenBack(services.db, chargeId))) throw new Refused('takenBackAtBiller');
  return findUnmadeRefund(services.db, { memberId: member.id, chargeId });
}

/** Finds the refund of a charge that its biller has not made yet; with `decidedAt` only the one that was decided then. */
export async function findUnmadeRefund(
  db: Database,
  {
    memberId,
    chargeId,
    decidedAt,
  }: { readonly memberId: string; readonly chargeId: string; readonly decidedAt?: Date },
): Promise<UnmadeRefund | null> {
  const unmade = await findUnmadeRefunds(db, { memberId });
  const isIt = (refund: UnmadeRefund): boolean =>
    refund.chargeId === chargeId && (decidedAt === undefined || refund.decidedAt === decidedAt.toISOString());
  return unmade.find(isIt) ?? null;
}

const UNREFUNDABLE: Readonly<Record<UnrefundableReason, RefusalKey>> = {
  unknown: 'chargeUnknown',
  'nothing-paid': 'nothingPaid',
  'refunded-already': 'refundedAlready',
  'part-under-way': 'partUnderWay',
  'biller-missing': 'billerMissing',
  'last-charge-only': 'lastChargeOnly',
  'more-than-left': 'moreThanLeft',
  'whole-only': 'wholeOnly',
  'part-too-small': 'partTooSmall',
  'being-changed': 'notSettled',
};

function effectsOf({ charge: { plan, left, currency, isGift }, amount, isWhole }: PreparedRefund): readonly string[] {
  const sum = moneyText(amount, currency);
  if (!isWhole) {
    const stays = moneyText(left - amount, currency);
    return [effect('partRefund', { amount: sum, plan, left: stays }), effect('partRefundEndsNothing')];
  }
  return isGift
    ? [effect('giftRefund', { amount: sum }), effect('giftRefundStops')]
    : [effect('refund', { amount: sum, plan }), effect('refundEndsRenewals')];
}
