import { isWithin, WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import { findReceiptOf } from '../../../money/billing/public.ts';
import { moveGems } from '../../../money/wallet/public.ts';
import { type Act, type ActionInSteps, type Doing, type Done, effect, Refused, toMember } from '../member-action.ts';

/** The account page of a brand, on its members host. */
const ACCOUNT = '/account';

/** Gives gems, or takes them. */
export const gems: ActionInSteps<'gems'> = {
  prepare: async (doing, { amount }) => {
    if (!isWithin(Math.abs(amount), WORTH_BOUNDS.givenGems)) throw new Refused('gemsAmount');
    return { gift: amount < 0 ? null : { unit: 'gems', amount }, carryOut: () => giveOrTakeGems(doing, amount) };
  },
};

async function giveOrTakeGems(doing: Doing, amount: number): Promise<Done> {
  const { trx, member, key, now } = doing;
  const count = Math.abs(amount);
  const balance = await moveGems(trx, { userId: member.id, amount, key, at: now });
  if (balance === null) throw new Refused('gemsMissing');
  const isGift = amount > 0;
  return {
    effects: [effect(isGift ? 'gemsGiven' : 'gemsTaken', { count, balance })],
    mail: {
      kind: isGift ? 'gemsGiven' : 'gemsTaken',
      ...toMember(doing),
      values: { count, balance, link: ACCOUNT },
    },
    facts: { amount, balance },
  };
}

/** Mails a receipt again. */
export const resendReceipt: Act<'resendReceipt'> = async (doing, { chargeId }) => {
  const { trx, member } = doing;
  const charge = await findReceiptOf(trx, { userId: member.id, chargeId });
  if (charge === null) throw new Refused('chargeUnknown');
  if (charge.amount === 0) throw new Refused('nothingPaid');
  const { plan, amount, currency, chargedAt } = charge;
  return {
    effects: [effect('receipt')],
    mail: {
      kind: 'receiptCopy',
      ...toMember(doing),
      values: { amount: { minorUnits: amount, currency }, date: chargedAt, plan, link: ACCOUNT },
    },
    facts: { charge: chargeId },
  };
};
