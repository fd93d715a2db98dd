import type { BillerEvent } from '../biller.ts';
import { RefusedByBiller, RefusedForGood } from '../refused-by-biller.ts';
import type { SubscriptionStatus } from './data-link.ts';
import { eventsOfSubscription, transactionIdOf } from './subscription-history.ts';
import { countOf, type Reading } from './take-message.ts';
import { findRecord, type RecordedTransaction, recordTransaction } from './transaction-record.ts';

/** More reversals than a subscription has: CCBill has just counted this one. */
const MOST = 10_000;

/** The charge to give back, and what is left of it in minor units. */
export interface Refund {
  readonly subscriptionId: string;
  readonly transactionId: string;
  readonly amount: number;
  readonly reference: string;
}

/**
 * Gives a charge back, once. The call names no charge but gives the last one back, so an earlier one is refused for good: staff
 * refund it at CCBill. One that a renewal followed which nobody has named yet is refused until that is named. Where there is but one
 * charge, a refund that CCBill counts and nobody named is of that: a call of ours whose answer was lost. Where there are several it waits
 * for the webhook that names it.
 * @throws RefusedForGood for an earlier charge, RefusedByBiller for one that is not recorded yet, Error when CCBill refuses, or does
 * not count it yet
 */
export async function refundCharge(reading: Reading, refund: Refund): Promise<BillerEvent> {
  const { db, dataLink } = reading;
  const { subscriptionId, transactionId } = refund;
  const record = await findRecord(db, subscriptionId);
  const known = eventIn(record, refund);
  if (known) return known;
  const charges = record.filter(({ kind }) => kind === 'charge');
  const charge = charges.find((each) => each.transaction_id === transactionId);
  if (charge === undefined) throw new RefusedByBiller('CCBill has not reported this charge yet.');
  if (charge !== charges.at(-1))
    throw new RefusedForGood('Only the last charge is refunded by a call: refund this one on CCBill’s pages.');
  const before = await dataLink.status(subscriptionId);
  if (before.timesRebilled > charge.place) throw new Error('CCBill has charged a renewal that it has not named yet.');
  const unnamed = KINDS.find((kind) => countOf(before, kind) > record.filter((row) => row.kind === kind).length);
  if (unnamed && charges.length > 1) throw new Error('CCBill counts a refund that it has not named yet.');
  const rest = { ...charge, amount: refund.amount };
  await recordReversalOf(reading, rest, unnamed ?? (await takeBack(reading, rest, before)));
  const event = eventIn(await findRecord(db, subscriptionId), refund);
  if (!event) throw new Error('The refund was not recorded.');
  return event;
}

const KINDS = ['void', 'refund'] as const;
type Kind = (typeof KINDS)[number];

/** Gives the last charge back. @returns what CCBill counts it as */
async function takeBack({ dataLink }: Reading, charge: RecordedTransaction, before: SubscriptionStatus): Promise<Kind> {
  await dataLink.takeBack(charge.subscription_id, charge.amount);
  const after = await dataLink.status(charge.subscription_id);
  const counted = KINDS.find((kind) => countOf(after, kind) > countOf(before, kind));
  if (counted === undefined) throw new Error('CCBill has not reported the refund yet.');
  return counted;
}

async function recordReversalOf({ db, now }: Reading, charge: RecordedTransaction, kind: Kind): Promise<void> {
  const { place: _place, ...row } = charge;
  await recordTransaction(db, { ...row, kind, occurred_at: now }, { first: 1, last: MOST });
}

function eventIn(record: readonly RecordedTransaction[], refund: Refund): BillerEvent | null {
  const reversed = transactionIdOf(refund.subscriptionId, refund.transactionId);
  const event = eventsOfSubscription(record, null).find(
    // A part that CCBill's own people refunded before is another one.
    ({ kind, reversedTransactionId, price }) =>
      kind !== 'charged-back' && reversedTransactionId === reversed && price?.amount === refund.amount,
  );
  return event ? { ...event, reference: refund.reference } : null;
}
