import type { Gift, GivenBefore } from '@network/access/staff/giving-limits.ts';
import { needsApproval } from '@network/access/staff/member-actions.ts';
import type { Staff } from '../../staff/public.ts';
import { typedEmail } from './account-actions.ts';
import { givenAlone } from './given-alone.ts';
import type { Doing, Done, InputOf, NamedAction } from '../member-action.ts';
import { membershipToExtend } from './membership-actions.ts';
import { requireGemsAmount } from './money-actions.ts';
import { carryOutRefund, refundToMake } from './refund.ts';
import { requireMail, runAction } from './run-action.ts';

const NOTHING_BEFORE: GivenBefore = { toMember: [], toMemberInMonth: [], toMemberInYear: [], byStaff: [] };

/** How many people an action needs, and what it gives. */
interface Weighed {
  readonly isForTwo: boolean;
  /** Null where it gives nothing. */
  readonly gift: Gift | null;
  /** Does it, with what was read to weigh it. @throws Refused where it can't be done */
  readonly carryOut: () => Promise<Done>;
}

/** What an action gives, and how it is done. */
type Giving = Pick<Weighed, 'carryOut'> & {
  readonly gift: Gift;
  /** With all that was refunded of its charge. */ readonly ofCharge: Gift;
};

/**
 * Whether a second member of staff has to approve, by the action and by what was given alone before it. Until the transaction ends nobody
 * else gives in this member of staff's name, nor to this member, whom `doing` has locked.
 * @throws Refused where the action can't be done at all
 */
export async function weighAction(doing: Doing, staff: Staff, action: NamedAction): Promise<Weighed> {
  const { name, input } = action;
  requireMail(doing, action);
  if (name === 'changeEmail') await typedEmail(doing, input as InputOf<'changeEmail'>);
  const giving = await givingOf(doing, action);
  if (giving === null) {
    const { isEmailForeign } = doing.member;
    return { isForTwo: needsApproval({ name, isEmailForeign }), gift: null, carryOut: () => runAction(doing, action) };
  }
  const { gift, ofCharge, carryOut } = giving;
  const before = await givenAlone(doing, staff);
  // Parts of one charge count together however long ago they were, and whoever approved them.
  const isForTwo = [
    { gift, before },
    { gift: ofCharge, before: NOTHING_BEFORE },
  ].some((gives) => needsApproval({ name, gives }));
  return { isForTwo, gift, carryOut };
}

async function givingOf(doing: Doing, action: NamedAction): Promise<Giving | null> {
  const { name, input } = action;
  if (name === 'refund') {
    const wanted = input as InputOf<'refund'>;
    const prepared = await refundToMake(doing, wanted);
    const { charge, amount } = prepared;
    return {
      gift: { unit: charge.currency, amount },
      ofCharge: { unit: charge.currency, amount: charge.amount - charge.left + amount },
      carryOut: () => carryOutRefund(doing, wanted, prepared),
    };
  }
  const gift = await giftOf(doing, action);
  return gift && { gift, ofCharge: gift, carryOut: () => runAction(doing, action) };
}

async function giftOf(doing: Doing, { name, input }: NamedAction): Promise<Gift | null> {
  if (name === 'gems') {
    const { amount } = input as InputOf<'gems'>;
    requireGemsAmount(amount);
    return amount < 0 ? null : { unit: 'gems', amount };
  }
  if (name !== 'extend') return null;
  const wanted = input as InputOf<'extend'>;
  await membershipToExtend(doing, wanted);
  return { unit: 'days', amount: wanted.days };
}
