import type { GatewayServices } from '../../../../services.ts';
import {
  decideRefund,
  hearOfCharge,
  isTakenBack,
  prepareRefund,
  type PreparedRefund,
  previewRefundMail,
  type UnrefundableReason,
} from '../../../money/billing/public.ts';
import { type Act, type Doing, type Done, type InputOf, type NamedAction, Refused } from '../member-action.ts';
import type { RefusalKey } from '../refusal.ts';
import { moneyText } from '@network/validation/currencies.ts';
import { effect } from './effect-text.ts';

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

/** Has the biller give a charge back, or a part of it: the first two steps of billing/refunds/refund.ts, with what staff read. */
export const refund: Act<'refund'> = async (doing, input) =>
  carryOutRefund(doing, input, await refundToMake(doing, input));

/**
 * Has billing ask the biller for what it records of the charge of a refund, before the transaction of the refund: calls take long.
 * @throws Refused where the biller has taken the whole charge back, which is booked now
 */
export async function hearBeforeRefund(
  services: GatewayServices,
  memberId: string,
  { name, input }: NamedAction,
): Promise<void> {
  if (name !== 'refund') return;
  const { chargeId } = input as InputOf<'refund'>;
  const heard = await hearOfCharge(services, { userId: memberId, chargeId });
  if (heard === 'taken-back-now') throw new Refused('takenBackAtBiller');
}

/**
 * Looks whether the biller answered the refund of a part with a refund of the whole charge, which is booked then.
 * @throws Refused where it did: what staff would read of the part is not true
 */
export async function requirePartStays(
  services: Pick<GatewayServices, 'db'>,
  { refundedChargeId, leavesPart }: Pick<Done, 'refundedChargeId' | 'leavesPart'>,
): Promise<void> {
  if (leavesPart !== true || refundedChargeId === undefined) return;
  if (await isTakenBack(services, refundedChargeId)) throw new Refused('takenBackAtBiller');
}

/**
 * The charge that a refund is about, locked, and how much of it goes back.
 * @throws Refused where it can't be refunded, or not by that much
 */
export async function refundToMake(
  { trx, services, member }: Doing,
  { chargeId, amount }: InputOf<'refund'>,
): Promise<PreparedRefund> {
  const prepared = await prepareRefund(trx, services, { userId: member.id, chargeId, wanted: amount ?? null });
  if (typeof prepared === 'string') throw new Refused(UNREFUNDABLE[prepared]);
  return prepared;
}

/** Decides a refund that is prepared. The member is mailed when the biller has made it. */
export async function carryOutRefund(
  { trx, member, askedBy, now }: Doing,
  { chargeId }: InputOf<'refund'>,
  prepared: PreparedRefund,
): Promise<Done> {
  const { charge, amount } = prepared;
  const { agreementId, currency } = charge;
  const mail = await previewRefundMail(trx, prepared, member.email);
  await decideRefund(trx, prepared, { askedBy, now });
  return {
    effects: effectsOf(prepared),
    mail,
    isMailedLater: true,
    facts: { charge: chargeId, amount, currency },
    refundedChargeId: chargeId,
    leavesPart: !prepared.isWhole,
    ...(charge.isGift ? { orderId: agreementId } : { agreementId }),
  };
}

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
