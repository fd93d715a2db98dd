import type { BillerEvent } from '../biller.ts';
import { RefusedByBiller, RefusedForGood } from '../refused-by-biller.ts';
import type { SubscriptionStatus } from './data-link.ts';
import { eventsOfSubscription, transactionIdOf } from './subscription-history.ts';
import { countOf, type Reading } from './take-message.ts';
import { findRecord, type RecordedTransaction, recordTransaction } from './transaction-record.ts';

/** No subscription has as many reversals. It is the upper end of the range in which the new one is searched. */
const MOST = 10_000;

/** The charge to refund, and what is left of it in minor units. */
export interface Refund {
  readonly subscriptionId: string;
  readonly transactionId: string;
  readonly amount: number;
  readonly reference: string;
}

/**
 * Refunds a charge, once. CCBill's call names no charge and refunds the last one.
 * - An earlier charge is refused permanently, and staff refund it on CCBill's pages.
 * - If CCBill counts a renewal that no webhook has reported yet, the refund is refused until the webhook has arrived.
 * - If CCBill counts a refund that no webhook has reported and there is only one charge, that refund is recorded: it was ours,
 *   and its answer was lost. If there are several charges, the refund waits for the webhook that names its charge.
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
  await recordReversalOf(reading, rest, unnamed ?? (await refundLastCharge(reading, rest, before)));
  const event = eventIn(await findRecord(db, subscriptionId), refund);
  if (!event) throw new Error('The refund was not recorded.');
  return event;
}

const KINDS = ['void', 'refund'] as const;
type Kind = (typeof KINDS)[number];

/** Refunds the last charge. @returns whether CCBill counts it as a void or as a refund */
async function refundLastCharge(
  { dataLink }: Reading,
  charge: RecordedTransaction,
  before: SubscriptionStatus,
): Promise<Kind> {
  await dataLink.refundLastCharge(charge.subscription_id, charge.amount);
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
    // An amount that CCBill's own staff refunded earlier is a different refund.
    ({ kind, reversedTransactionId, price }) =>
      kind !== 'charged-back' && reversedTransactionId === reversed && price?.amount === refund.amount,
  );
  return event ? { ...event, reference: refund.reference } : null;
}
