import { DAY_MS, HOUR_MS } from './calendar.ts';
import { nameOf } from './charge-rules.ts';
import type { PaymentAnswer } from './confirmed.ts';
import { type BillerRecord, type Charge, isRefundedByNetwork } from './record.ts';
import type { Shown, ShownOrder } from './shown.ts';

/** How long the owner of an account has to confirm a payment; it may be known an hour late, by a gateway that was away. */
const CONFIRMATION_MS = DAY_MS + 7 * HOUR_MS;

/** Mails that say why an order that cost nothing opens nothing, of which each order has one. */
const FREE_MAILS = ['freeOrderReturned', 'freeTrialUsed', 'freeTrialForNew', 'freeOrderNotNeeded'] as const;

/** A signup that was paid and did not make the account: its payment is nobody's until the account's owner confirms it. */
const isUnowned = ({ isSignup, status }: ShownOrder): boolean => isSignup && status !== 'paid';

/** The biller's record without gifts and payments that are nobody's: they open nothing, and nothing of the account counts them. */
export function ownedRecord(
  record: BillerRecord,
  orders: readonly ShownOrder[],
  answers: readonly PaymentAnswer[],
): BillerRecord {
  const unowned = new Set(orders.filter(isUnowned).map(({ orderId }) => orderId));
  const ownedAt = ({ orderId, at }: Charge): Date => {
    const answer = answers.find((each) => each.orderId === orderId && each.answer === 'confirm');
    return answer !== undefined && answer.at > at ? answer.at : at;
  };
  const opened = new Map(orders.map(({ orderId, createdAt }) => [orderId, createdAt]));
  const gifts = new Set(orders.filter(({ isGift }) => isGift).map(({ orderId }) => orderId));
  const isOwned = ({ orderId }: { readonly orderId: string }): boolean => !unowned.has(orderId) && !gifts.has(orderId);
  return {
    ...record,
    charges: record.charges.filter(isOwned).map((charge) => {
      const openedAt = opened.get(charge.orderId);
      return { ...charge, ownedAt: ownedAt(charge), ...(openedAt && { openedAt }) };
    }),
    agreements: record.agreements.filter(isOwned),
    ownCancellations: record.ownCancellations.filter(isOwned),
  };
}

/**
 * One signup makes the account. What was paid for another one waits a day for its owner, and goes back when nobody
 * confirms it; then nothing more is charged for it. An answer that a page confirmed counts.
 */
export function unownedApart(
  record: BillerRecord,
  answers: readonly PaymentAnswer[],
  { orders, at, mails }: Shown,
): readonly string[] {
  const isConfirmed = (orderId: string): boolean =>
    answers.some((each) => each.orderId === orderId && each.answer === 'confirm');
  const signups = orders.filter(({ isSignup }) => isSignup);
  const charges = record.charges.filter(({ orderId }) => signups.some((each) => each.orderId === orderId));
  const orderOf = (charge: Charge): ShownOrder | undefined => signups.find(({ orderId }) => orderId === charge.orderId);
  const makers = signups.filter(({ status, orderId }) => status === 'paid' && !isConfirmed(orderId));
  // What cost nothing makes the account when its mailed link is pressed.
  const isMadeByMail = charges.some(({ amount, orderId }) => amount === 0 && isConfirmed(orderId));
  // A page that was paid after its order had been given up may be too late for an account.
  const isInTime = (charge: Charge): boolean =>
    charge.at.getTime() - (orderOf(charge)?.createdAt.getTime() ?? 0) < DAY_MS;
  const unowned = charges.filter((charge) => orderOf(charge)?.status !== 'paid');
  const returned = unowned.filter((charge) => isRefundedByNetwork(charge) && charge.amount > 0);
  const isReturned = (charge: Charge): boolean => orderOf(charge)?.status === 'returned';
  const returnedFree = unowned.filter((charge) => charge.amount === 0 && charge.period === 0 && isReturned(charge));
  const saidOfFree = FREE_MAILS.reduce((count, kind) => count + (mails[kind] ?? 0), 0);
  return [
    ...(makers.length > 1 ? [`${makers.length} signups made the account`] : []),
    ...(makers.length === 0 && !isMadeByMail && charges.some((charge) => charge.amount > 0 && isInTime(charge))
      ? ['no signup made an account, and one was charged']
      : []),
    ...answers.flatMap(({ orderId, answer }) => {
      const status = signups.find((each) => each.orderId === orderId)?.status;
      const isDone = status === (answer === 'confirm' ? 'paid' : 'returned');
      return isDone ? [] : [`a payment is ${status}, and the answer was ${answer}`];
    }),
    ...unowned.flatMap((charge) => goesBack(record, charge, orderOf(charge)?.status, at)),
    ...(returned.length <= (mails['paymentReturned'] ?? 0)
      ? []
      : [`${returned.length} payments went back, ${mails['paymentReturned'] ?? 0} mails say so`]),
    ...(returnedFree.length <= saidOfFree
      ? []
      : [`${returnedFree.length} free orders were returned, ${saidOfFree} mails say so`]),
  ];
}

function goesBack(
  { agreements }: BillerRecord,
  charge: Charge,
  status: string | undefined,
  at: Date,
): readonly string[] {
  const name = `${nameOf(charge)}, which is nobody's,`;
  if (status !== 'awaiting-confirmation' && status !== 'returned') return [`${name} is ${status}`];
  const isOverdue = at.getTime() - charge.at.getTime() > CONFIRMATION_MS;
  if (status === 'awaiting-confirmation') return isOverdue ? [`${name} waits for too long`] : [];
  const isRunning = agreements.some((each) => each.orderId === charge.orderId && each.isRunning);
  return [
    ...(charge.amount > 0 && charge.reversal === null && !charge.isOutOfReach ? [`${name} was not refunded`] : []),
    ...(isRunning ? [`${name} is renewed`] : []),
  ];
}
