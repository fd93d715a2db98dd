import type { Database } from '../../../../../db/database.ts';
import type { BillerEvent } from '../biller.ts';
import type { DataLink, SubscriptionStatus } from './data-link.ts';
import { cardIn, cardOf, declineOf, failureOf, type KnownSubscription, returnOf } from './events-of-messages.ts';
import { nextChargeIn, rescheduledBy } from './next-renewal.ts';
import { eventsOfSubscription, isEnded, transactionIdOf } from './subscription-history.ts';
import {
  findRecord,
  isNumberOf,
  isUnnumbered,
  learnNumberOfSale,
  recordTransaction,
  type RecordedTransaction,
} from './transaction-record.ts';
import type { CcbillMessage, MessageOf } from './webhook.ts';

/** The services with which CCBill's messages are read. */
export interface Reading {
  readonly db: Database;
  readonly dataLink: DataLink;
  readonly now: Date;
}

type SubscriptionMessage = Exclude<CcbillMessage, MessageOf<'NewSaleSuccess'> | MessageOf<'NewSaleFailure'>>;

/**
 * Records what a webhook reports. A sale is signed, and a person waits for it; whatever else is said counts as far as
 * the status of the subscription has it too.
 * @throws Error when the status does not have it yet, or the sale is not known yet: CCBill has to send it again
 */
export async function takeMessage(reading: Reading, message: CcbillMessage): Promise<readonly BillerEvent[]> {
  if (message.eventType === 'NewSaleFailure') return [declineOf(message)];
  if (message.eventType === 'NewSaleSuccess') return takeSale(reading, message);
  const { subscriptionId } = message;
  const known = await readSubscription(reading, subscriptionId);
  const more = await takeFrom(reading, known, message);
  const record = await findRecord(reading.db, subscriptionId);
  const events = eventsOfSubscription(record, known.status);
  if (message.eventType === 'RenewalSuccess') {
    const later = isNewCharge(known.record, message) ? [] : rescheduledBy(record, message, reading.now);
    return [...withMessage(events, record, message), ...more, ...later];
  }
  const isDated = message.eventType === 'UserReactivation' || message.eventType === 'BillingDateChange';
  return [...events, ...more, ...(isDated ? rescheduledBy(record, message, reading.now) : [])];
}

async function readSubscription({ db, dataLink }: Reading, subscriptionId: string): Promise<KnownSubscription> {
  const record = await findRecord(db, subscriptionId);
  const sale = record.find(({ kind }) => kind === 'charge');
  if (sale === undefined) throw new Error('The sale of this subscription is not known yet.');
  return { record, sale, status: await dataLink.status(subscriptionId) };
}

async function takeSale(reading: Reading, message: MessageOf<'NewSaleSuccess'>): Promise<readonly BillerEvent[]> {
  const { subscriptionId, transactionId, timestamp, billedInitialPrice, billedCurrency } = message;
  const card = cardIn(message);
  const sale = {
    subscription_id: subscriptionId,
    kind: 'charge' as const,
    transaction_id: transactionId,
    order_id: message['X-order'],
    amount: billedInitialPrice,
    currency: billedCurrency,
    occurred_at: notAfter(timestamp, reading.now),
  };
  await recordTransaction(reading.db, sale, { first: 0, last: 0 });
  await learnNumberOfSale(reading.db, sale);
  const record = await findRecord(reading.db, subscriptionId);
  // An extract has reported it before, without its card and the day of the next charge.
  const isLate = record.some(({ transaction_id }) => transaction_id === subscriptionId);
  const later = isLate ? rescheduledBy(record, message, reading.now).map((event) => ({ ...event, card })) : [];
  return [...withMessage(eventsOfSubscription(record, null), record, message), ...later];
}

const isNewCharge = (record: readonly RecordedTransaction[], { transactionId }: MessageOf<'RenewalSuccess'>): boolean =>
  !record.some((row) => row.kind === 'charge' && isNumberOf(row, transactionId));

/** Records what a message adds to the record, and answers the events that the record does not have. */
async function takeFrom(
  reading: Reading,
  known: KnownSubscription,
  message: SubscriptionMessage,
): Promise<readonly BillerEvent[]> {
  switch (message.eventType) {
    case 'RenewalSuccess':
      await takeRenewal(reading, known, message);
      return [];
    case 'RenewalFailure':
      return [failureOf(known, message)];
    case 'Refund':
      await takeReversal(reading, known, 'refund', message);
      return [];
    case 'Void':
      await takeReversal(reading, known, 'void', message);
      return [];
    case 'Chargeback':
    case 'Return':
      await takeReversal(reading, known, 'chargeback', message);
      return [];
    case 'Cancellation':
    case 'Expiration':
      if (!isEnded(known.status)) throw new Error('CCBill has not ended this subscription yet.');
      return [];
    case 'UserReactivation':
      return isEnded(known.status) ? [] : [returnOf(known, message, reading.now)];
    case 'CustomerDataUpdate':
      return [cardOf(known, message)];
    case 'BillingDateChange':
      return [];
  }
}

async function takeRenewal(
  { db, now }: Reading,
  { sale, status }: KnownSubscription,
  { transactionId, timestamp, billedAmount, billedCurrency }: MessageOf<'RenewalSuccess'>,
): Promise<void> {
  const renewal = {
    ...keyOf(sale),
    kind: 'charge' as const,
    transaction_id: transactionId,
    amount: billedAmount,
    currency: billedCurrency,
    occurred_at: notAfter(timestamp, now),
  };
  if (!(await recordTransaction(db, renewal, { first: 1, last: status.timesRebilled })))
    throw new Error('CCBill has not reported this renewal yet.');
}

type ReversalKind = Exclude<RecordedTransaction['kind'], 'charge'>;

/**
 * The known facts of a reversal. In a message it has a number, which may be that of the charge; in the extract it has
 * none.
 */
export interface Reversal {
  readonly transactionId: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly timestamp: Date;
}

async function takeReversal(
  reading: Reading,
  known: KnownSubscription,
  kind: ReversalKind,
  message: Reversal,
): Promise<void> {
  const isTaken = await recordReversal(reading, known, kind, message);
  if (!isTaken) throw new Error('CCBill has not reported this reversal yet.');
}

/**
 * Records what took a charge back: the charge of that number. Without a number it is the only one of that amount, else the only
 * one that it can be of; one of several is left to the webhook that names it. A number that is of no charge is that of the sale
 * whose number no webhook has said, where that is one of them.
 * @returns whether it is recorded, now or before
 */
export async function recordReversal(
  { db, now }: Reading,
  { record, sale, status }: KnownSubscription,
  kind: ReversalKind,
  { transactionId, amount, currency, timestamp }: Reversal,
): Promise<boolean> {
  const charges = record.filter((row) => row.kind === 'charge');
  const named = charges.find((row) => isNumberOf(row, transactionId));
  const known = record.filter((row) => row.kind === kind);
  const most = countOf(status, kind);
  // If the number of a charge is missing, only the count of charges says which charge it is.
  if (named === undefined && known.length >= most) return known.length > 0;
  const at = notAfter(timestamp, now);
  if (named !== undefined && isKnown(known, named, at)) return true;
  const leftOf = (charge: RecordedTransaction): number => leftOfCharge(record, charge);
  // Another time: a further part, where CCBill counts one more and so much is left; else the one that is known.
  const hasSome = named !== undefined && known.some(({ transaction_id }) => transaction_id === named.transaction_id);
  if (hasSome && (known.length >= most || amount > leftOf(named))) return true;
  const open = charges.filter((row) => (kind === 'chargeback' ? !isKnown(known, row) : leftOf(row) >= amount));
  const isWhole = charges.length === status.timesRebilled + 1;
  // One of exactly an untouched charge is of that, whatever else is larger.
  const exact = open.filter((row) => row.amount === amount && leftOf(row) === amount);
  const candidates = exact.length === 1 ? exact : open;
  // A number that is none of the charges is the one that we lack.
  const unnumbered = transactionId === null ? undefined : candidates.find(isUnnumbered);
  const charge = named ?? (isWhole ? (candidates.length === 1 ? candidates[0] : unnumbered) : undefined);
  if (charge === undefined) return false;
  const reversal = {
    ...keyOf(sale),
    kind,
    transaction_id: charge.transaction_id,
    amount,
    currency,
    occurred_at: at,
  };
  return recordTransaction(db, reversal, { first: 1, last: most });
}

/** Returns whether a reversal of this charge is recorded; at this time, if one is named. */
function isKnown(known: readonly RecordedTransaction[], charge: RecordedTransaction, at?: Date): boolean {
  return known.some(
    ({ transaction_id, occurred_at }) =>
      transaction_id === charge.transaction_id && (at === undefined || occurred_at.getTime() === at.getTime()),
  );
}

/** Returns the part of a charge that was neither refunded nor voided. Minor units. */
function leftOfCharge(record: readonly RecordedTransaction[], { transaction_id, amount }: RecordedTransaction): number {
  return record
    .filter((row) => row.transaction_id === transaction_id && (row.kind === 'refund' || row.kind === 'void'))
    .reduce((left, row) => left - row.amount, amount);
}

/** Returns how many reversals of a kind CCBill counts. A returned direct debit is a chargeback here. */
export function countOf(status: SubscriptionStatus, kind: ReversalKind): number {
  if (kind === 'refund') return status.refundsIssued;
  return kind === 'void' ? status.voidsIssued : status.chargebacksIssued + status.returnsIssued;
}

const keyOf = ({ subscription_id, order_id }: RecordedTransaction) => ({ subscription_id, order_id });

/** A biller's clock that is ahead must not put what has happened into the future. */
const notAfter = (instant: Date, now: Date): Date => (instant > now ? now : instant);

/** Adds to the charge that a message is about what the record does not have: the card, and when the next charge is. */
function withMessage(
  events: readonly BillerEvent[],
  record: readonly RecordedTransaction[],
  message: MessageOf<'NewSaleSuccess'> | MessageOf<'RenewalSuccess'>,
): readonly BillerEvent[] {
  const charge = record.find((row) => row.kind === 'charge' && isNumberOf(row, message.transactionId));
  const own = charge && transactionIdOf(charge.subscription_id, charge.transaction_id);
  const isItself = ({ kind, transactionId }: BillerEvent): boolean => kind === 'charged' && transactionId === own;
  return events.map((event) =>
    isItself(event) ? { ...event, card: cardIn(message), ...nextChargeIn(message) } : event,
  );
}
