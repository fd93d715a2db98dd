import type { Gift } from '@network/access/staff/giving-limits.ts';
import { needsApproval } from '@network/access/staff/member-actions.ts';
import type { Staff } from '../../staff/public.ts';
import { typedEmail } from './account-actions.ts';
import { givenAlone } from './given-alone.ts';
import type { Doing, InputOf } from './member-action.ts';
import { membershipToExtend } from './membership-actions.ts';
import { chargeToRefund, requireGemsAmount } from './money-actions.ts';
import type { NamedAction } from './run-action.ts';

/** How many people an action needs, and what it gives. */
interface Weighed {
  readonly isForTwo: boolean;
  /** Null where it gives nothing. */
  readonly gift: Gift | null;
}

/**
 * Whether a second member of staff has to approve, by the action and by what was given alone before it. Until the transaction ends nobody
 * else gives in this member of staff's name, nor to this member, whom `doing` has locked.
 * @throws Refused where the action can't be done at all
 */
export async function weighAction(doing: Doing, staff: Staff, { name, input }: NamedAction): Promise<Weighed> {
  if (name === 'changeEmail') typedEmail(doing, (input as InputOf<'changeEmail'>).newEmail);
  const given = await giftOf(doing, { name, input });
  if (given === null) return { isForTwo: needsApproval({ name }), gift: null };
  const { gift, ofCharge } = given;
  const before = await givenAlone(doing, staff);
  // Parts of one charge count together however long ago they were, and whoever approved them.
  const isForTwo = [
    { gift, before },
    { gift: ofCharge, before: { toMember: [], byStaff: [] } },
  ].some((gives) => needsApproval({ name, gives }));
  return { isForTwo, gift };
}

async function giftOf(
  doing: Doing,
  { name, input }: NamedAction,
): Promise<{ readonly gift: Gift; /** With all that was refunded of its charge. */ readonly ofCharge: Gift } | null> {
  if (name === 'refund') {
    const { charge, amount } = await chargeToRefund(doing, input as InputOf<'refund'>);
    const unit = charge.currency;
    return { gift: { unit, amount }, ofCharge: { unit, amount: charge.amount - charge.left + amount } };
  }
  if (name === 'gems') {
    const { amount } = input as InputOf<'gems'>;
    requireGemsAmount(amount);
    const gift = { unit: 'gems', amount };
    return amount < 0 ? null : { gift, ofCharge: gift };
  }
  if (name === 'extend') {
    const wanted = input as InputOf<'extend'>;
    await membershipToExtend(doing, wanted);
    const gift = { unit: 'days', amount: wanted.days };
    return { gift, ofCharge: gift };
  }
  return null;
}
