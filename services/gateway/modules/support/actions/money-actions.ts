import { isWithin, WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import { decideRefund, findRefundable, findReceiptOf, type UnrefundableReason } from '../../billing/public.ts';
import { moveGems } from '../../wallet/public.ts';
import type { RefusalKey } from '../refusal.ts';
import { effect, moneyText } from './effect-text.ts';
import { type Act, type Doing, Refused } from './member-action.ts';

const UNREFUNDABLE: Readonly<Record<UnrefundableReason, RefusalKey>> = {
  unknown: 'chargeUnknown',
  'nothing-paid': 'nothingPaid',
  'refunded-already': 'refundedAlready',
  'part-under-way': 'partUnderWay',
  'biller-missing': 'billerMissing',
};

/** The account page of a brand, on its members host. */
const ACCOUNT = '/account';

/** Cents, and what else 100 of make a unit: billers refund no less, and nothing less must be left. */
const LEAST_PART = 100;

/**
 * The charge that a refund is about, and how much of it goes back, in minor units.
 * @throws Refused where it can't be refunded, or not by that much
 */
export async function chargeToRefund(
  { trx, services, member }: Pick<Doing, 'trx' | 'services' | 'member'>,
  { chargeId, amount: wanted }: { readonly chargeId: string; readonly amount?: number | null | undefined },
) {
  const charge = await findRefundable(trx, services, { userId: member.id, chargeId });
  if (typeof charge === 'string') throw new Refused(UNREFUNDABLE[charge]);
  const amount = wanted ?? charge.left;
  if (amount > charge.left) throw new Refused('moreThanLeft');
  if (amount === charge.left) return { charge, amount };
  if (!charge.allowsParts) throw new Refused('wholeOnly');
  if (amount < LEAST_PART || charge.left - amount < LEAST_PART) throw new Refused('partTooSmall');
  return { charge, amount };
}

/** Has the biller give a charge back, or a part of it. */
export const refund: Act<'refund'> = async (doing, input) => {
  const { trx, member, brand, key, now } = doing;
  const { charge, amount } = await chargeToRefund(doing, input);
  await decideRefund(trx, charge, amount, now);
  const { plan, left, currency, chargedAt, transactionId, agreementId } = charge;
  const values = { amount: { minorUnits: amount, currency }, date: chargedAt, plan, link: ACCOUNT };
  const mail = { to: member.email, tenant: brand, values };
  const facts = { charge: input.chargeId, amount, currency };
  if (amount < left) {
    const stays = moneyText(left - amount, currency);
    return {
      effects: [
        effect('partRefund', { amount: moneyText(amount, currency), plan, left: stays }),
        effect('partRefundEndsNothing'),
      ],
      mail: { ...mail, kind: 'supportPartRefund', idempotencyKey: `staff:${key}` },
      facts,
      agreementId,
    };
  }
  if (charge.isGift) {
    return {
      effects: [effect('giftRefund', { amount: moneyText(amount, currency) }), effect('giftRefundStops')],
      mail: {
        ...mail,
        values: { amount: values.amount, date: chargedAt, link: ACCOUNT },
        kind: 'supportGiftRefund',
        idempotencyKey: `refund:${transactionId}`,
      },
      facts,
      orderId: agreementId,
    };
  }
  return {
    effects: [effect('refund', { amount: moneyText(amount, currency), plan }), effect('refundEndsRenewals')],
    // The key of every mail about this refund, so that the biller's report of it is not mailed once more.
    mail: { ...mail, kind: 'supportRefund', idempotencyKey: `refund:${transactionId}` },
    facts,
    agreementId,
  };
};

/** @throws Refused for more gems, or fewer, than are given or taken at once */
export function requireGemsAmount(amount: number): void {
  if (!isWithin(Math.abs(amount), WORTH_BOUNDS.givenGems)) throw new Refused('gemsAmount');
}

/** Gives gems, or takes them. */
export const gems: Act<'gems'> = async ({ trx, member, brand, key, now }, { amount }) => {
  const count = Math.abs(amount);
  requireGemsAmount(amount);
  const balance = await moveGems(trx, { userId: member.id, amount, key, at: now });
  if (balance === null) throw new Refused('gemsMissing');
  const isGift = amount > 0;
  return {
    effects: [effect(isGift ? 'gemsGiven' : 'gemsTaken', { count, balance })],
    mail: {
      kind: isGift ? 'gemsGiven' : 'gemsTaken',
      to: member.email,
      tenant: brand,
      values: { count, balance, link: ACCOUNT },
      idempotencyKey: `staff:${key}`,
    },
    facts: { amount, balance },
  };
};

/** Mails a receipt again. */
export const resendReceipt: Act<'resendReceipt'> = async ({ trx, member, brand, key }, { chargeId }) => {
  const charge = await findReceiptOf(trx, { userId: member.id, chargeId });
  if (charge === null) throw new Refused('chargeUnknown');
  if (charge.amount === 0) throw new Refused('nothingPaid');
  const { plan, amount, currency, chargedAt } = charge;
  return {
    effects: [effect('receipt')],
    mail: {
      kind: 'receiptCopy',
      to: member.email,
      tenant: brand,
      values: { amount: { minorUnits: amount, currency }, date: chargedAt, plan, link: ACCOUNT },
      idempotencyKey: `staff:${key}`,
    },
    facts: { charge: chargeId },
  };
};
