import type { BillerEvent } from '../biller.ts';
import { noonOfDay } from '../next-charge.ts';
import { OFFSET_MS } from './ccbill-values.ts';
import { isNumberOf, type RecordedTransaction } from './transaction-record.ts';

/** The day of the next charge in a message, absent where CCBill does not say it. */
export interface NextRenewal {
  readonly nextRenewalDate?: Date | undefined;
}

/** When CCBill charges next, by the day that a message names; absent without one. */
export function nextChargeIn({ nextRenewalDate }: NextRenewal): { readonly nextChargeAt?: Date } {
  return nextRenewalDate === undefined ? {} : { nextChargeAt: noonOfDay(nextRenewalDate, OFFSET_MS) };
}

/** A message about a charge has its number and time, one about another day its time, in new versions. */
interface DatedMessage extends NextRenewal {
  readonly transactionId?: string | undefined;
  readonly timestamp?: Date | undefined;
}

/**
 * Builds a separate event for what a message says about the next charge of a subscription. That is so for a message
 * about something else than a charge, and for one whose charge an extract has already reported without that day. The
 * charge names it, or else the time of the message: a day that is moved forth and back is moved twice. A message
 * without either says a state.
 * @param record of the subscription, with all charges until now
 */
export function rescheduledBy(
  record: readonly RecordedTransaction[],
  message: DatedMessage,
  now: Date,
): readonly BillerEvent[] {
  const charges = record.filter(({ kind }) => kind === 'charge');
  const [sale] = charges;
  if (sale === undefined || message.nextRenewalDate === undefined) return [];
  const { transactionId = null, timestamp } = message;
  const occurredAt = timestamp !== undefined && timestamp < now ? timestamp : now;
  const charge = charges.find((row) => isNumberOf(row, transactionId));
  const earlier = timestamp === undefined ? charges : charges.filter(({ occurred_at }) => occurred_at <= timestamp);
  const period = charge === undefined ? Math.max(1, earlier.length) : charge.place + 1;
  const day = message.nextRenewalDate.toISOString().slice(0, 10);
  const about = `next:${sale.subscription_id}`;
  return [
    {
      ...nextChargeIn(message),
      ...(charge !== undefined
        ? { id: `${about}:of-${charge.transaction_id}` }
        : timestamp !== undefined
          ? { id: `${about}:${day}:${timestamp.getTime()}` }
          : { id: `${about}:${period}:${day}`, isState: true }),
      kind: 'rescheduled',
      orderId: sale.order_id,
      occurredAt,
      period,
      price: null,
      transactionId: null,
      reversedTransactionId: null,
      reference: null,
    },
  ];
}
