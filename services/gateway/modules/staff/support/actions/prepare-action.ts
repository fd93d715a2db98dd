import type { Gift, GivenBefore } from '@network/access/staff/giving-limits.ts';
import { needsApproval } from '@network/access/staff/member-actions.ts';
import type { Staff } from '../../staff/public.ts';
import { typedEmail } from './account-actions.ts';
import { lockStaffAndListGifts } from './unapproved-gifts.ts';
import type { Doing, Done, InputOf, NamedAction } from '../member-action.ts';
import { membershipToExtend } from './membership-actions.ts';
import { requireGemsAmount } from './money-actions.ts';
import { carryOutRefund, refundToMake } from './refund.ts';
import { requireMail, runAction } from './run-action.ts';

const NOTHING_BEFORE: GivenBefore = { toMember: [], toMemberInMonth: [], toMemberInYear: [], byStaff: [] };

/** The decision whether an action must be approved, its gift, and how it is carried out. */
interface PreparedAction {
  /** A second member of staff has to approve it first. */
  readonly mustBeApproved: boolean;
  /** Null if it gives nothing. */
  readonly gift: Gift | null;
  /** Carries the action out with the rows that were read before. @throws Refused if it can't be done */
  readonly carryOut: () => Promise<Done>;
}

/** The gift of an action, and how it is carried out. */
type Giving = Pick<PreparedAction, 'carryOut'> & {
  readonly gift: Gift;
  /** The amount that will have been refunded of the same charge, this refund included. */
  readonly ofCharge: Gift;
};

/**
 * Prepares an action, and decides whether a second member of staff has to approve it. That depends on the action, and on what
 * staff have given before without approval. Until the transaction ends, no other action gives in the name of this member of
 * staff, or to this member, whom `doing` has locked.
 * @throws Refused if the action can't be done at all
 */
export async function prepareAction(doing: Doing, staff: Staff, action: NamedAction): Promise<PreparedAction> {
  const { name, input } = action;
  requireMail(doing, action);
  if (name === 'changeEmail') await typedEmail(doing, input as InputOf<'changeEmail'>);
  const giving = await givingOf(doing, action);
  if (giving === null) {
    const { isEmailForeign } = doing.member;
    return {
      mustBeApproved: needsApproval({ name, isEmailForeign }),
      gift: null,
      carryOut: () => runAction(doing, action),
    };
  }
  const { gift, ofCharge, carryOut } = giving;
  const before = await lockStaffAndListGifts(doing, staff);
  // Partial refunds of one charge count together, however old they are and even if they were approved.
  const mustBeApproved = [
    { gift, before },
    { gift: ofCharge, before: NOTHING_BEFORE },
  ].some((gives) => needsApproval({ name, gives }));
  return { mustBeApproved, gift, carryOut };
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
