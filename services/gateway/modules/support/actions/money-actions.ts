import { decideRefund, findRefundable, findReceiptOf, type UnrefundableReason } from '../../billing/public.ts';
import { moveGems } from '../../wallet/public.ts';
import type { RefusalKey } from '../refusal.ts';
import { effect, moneyText } from './effect-text.ts';
import { type Act, type Doing, Refused } from './member-action.ts';

const UNREFUNDABLE: Readonly<Record<UnrefundableReason, RefusalKey>> = {
  unknown: 'chargeUnknown',
  'nothing-paid': 'nothingPaid',
  'refunded-already': 'refundedAlready',
  'biller-missing': 'billerMissing',
};

/** The account page of a brand, on its members host. */
const ACCOUNT = '/account';
const MOST_GEMS = 1_000;

/** The charge that a refund is about. @throws Refused where it can't be refunded, or not in part */
export async function chargeToRefund(
  { trx, services, member }: Pick<Doing, 'trx' | 'services' | 'member'>,
  { chargeId, amount }: { readonly chargeId: string; readonly amount?: number | null | undefined },
) {
  const charge = await findRefundable(trx, services, { userId: member.id, chargeId });
  if (typeof charge === 'string') throw new Refused(UNREFUNDABLE[charge]);
  if (amount !== null && amount !== undefined && amount !== charge.amount) throw new Refused('wholeOnly');
  return charge;
}

/** Has the biller give a charge back. */
export const refund: Act<'refund'> = async (doing, input) => {
  const { trx, member, brand, now } = doing;
  const charge = await chargeToRefund(doing, input);
  await decideRefund(trx, charge, now);
  const { plan, amount, currency, chargedAt, transactionId, agreementId } = charge;
  const values = { amount: { minorUnits: amount, currency }, date: chargedAt, plan, link: ACCOUNT };
  return {
    effects: [effect('refund', { amount: moneyText(amount, currency), plan }), effect('refundEndsRenewals')],
    // The key of every mail about this refund, so that the biller's report of it is not mailed once more.
    mail: { kind: 'supportRefund', to: member.email, tenant: brand, values, idempotencyKey: `refund:${transactionId}` },
    facts: { charge: input.chargeId, amount, currency },
    agreementId,
  };
};

/** Gives gems, or takes them. */
export const gems: Act<'gems'> = async ({ trx, member, brand, key, now }, { amount }) => {
  const count = Math.abs(amount);
  if (count < 1 || count > MOST_GEMS) throw new Refused('gemsAmount');
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
