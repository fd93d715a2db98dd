import type { BillerEvent } from '../biller.ts';
import { readCardFacts } from '../card-facts.ts';
import type { SubscriptionStatus } from './data-link.ts';
import { ccbillDecline } from './failure-reasons.ts';
import { nextChargeIn } from './next-renewal.ts';
import type { RecordedTransaction } from './transaction-record.ts';
import type { MessageOf } from './webhook.ts';

/** A subscription with its record and its status, as they were just read. */
export interface KnownSubscription {
  readonly record: readonly RecordedTransaction[];
  readonly sale: RecordedTransaction;
  readonly status: SubscriptionStatus;
}

const NOTHING = { price: null, transactionId: null, reversedTransactionId: null, reference: null };

/** A first payment that was declined. */
export function declineOf({ transactionId, timestamp, ...message }: MessageOf<'NewSaleFailure'>): BillerEvent {
  const about = { id: `decline:${transactionId}`, orderId: message['X-order'], occurredAt: timestamp };
  return { ...NOTHING, ...about, kind: 'declined', period: 0, decline: ccbillDecline(message) };
}

type CardFields = Pick<MessageOf<'CustomerDataUpdate'>, 'cardType' | 'last4' | 'expDate'>;

/** The card in a message, as far as it says it. */
export const cardIn = ({ cardType, last4, expDate }: CardFields) =>
  readCardFacts({ brand: cardType, lastFour: last4, expires: expDate });

/** The period that could not be charged is the one after those that were charged by then. */
export function failureOf({ record, sale }: KnownSubscription, message: MessageOf<'RenewalFailure'>): BillerEvent {
  const { timestamp: at } = message;
  const charged = record.filter(({ kind, occurred_at }) => kind === 'charge' && occurred_at <= at);
  return {
    ...NOTHING,
    id: `failure:${sale.subscription_id}:${at.getTime()}`,
    kind: 'rebill-failed',
    orderId: sale.order_id,
    occurredAt: at,
    period: Math.max(1, charged.length),
    decline: ccbillDecline(message),
  };
}

/**
 * A subscription that was taken up again. The message has no time, so the day of its next renewal names it; after another end the
 * same day is another return.
 */
export function returnOf(
  { record, sale }: KnownSubscription,
  { nextRenewalDate }: MessageOf<'UserReactivation'>,
  now: Date,
): BillerEvent {
  return {
    ...NOTHING,
    ...nextChargeIn({ nextRenewalDate }),
    id: `return:${sale.subscription_id}:${nextRenewalDate.getTime()}`,
    isState: true,
    kind: 'reactivated',
    orderId: sale.order_id,
    occurredAt: now,
    period: record.filter(({ kind }) => kind === 'charge').length,
  };
}

/** Another card is charged from now on. */
export function cardOf({ sale }: KnownSubscription, message: MessageOf<'CustomerDataUpdate'>): BillerEvent {
  const { timestamp } = message;
  return {
    ...NOTHING,
    id: `card:${sale.subscription_id}:${timestamp.getTime()}`,
    kind: 'card-updated',
    orderId: sale.order_id,
    occurredAt: timestamp,
    period: 0,
    card: cardIn(message),
  };
}
