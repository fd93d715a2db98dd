import { isWithin, WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import { findReceiptOf } from '../../../money/billing/public.ts';
import { moveGems } from '../../../money/wallet/public.ts';
import { effect } from './effect-text.ts';
import { type Act, Refused } from '../member-action.ts';

/** The account page of a brand, on its members host. */
const ACCOUNT = '/account';

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
