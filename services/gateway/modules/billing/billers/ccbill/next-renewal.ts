import type { BillerEvent } from '../biller.ts';
import { noonOfDay } from '../next-charge.ts';
import { OFFSET_MS } from './ccbill-values.ts';
import type { RecordedTransaction } from './transaction-record.ts';

/** The day of the next charge in a message, absent where CCBill does not say it. */
export interface NextRenewal {
  readonly nextRenewalDate?: Date | undefined;
}

/** When CCBill charges next, by the day that a message names; absent without one. */
export function nextChargeIn({ nextRenewalDate }: NextRenewal): { readonly nextChargeAt?: Date } {
  return nextRenewalDate === undefined ? {} : { nextChargeAt: noonOfDay(nextRenewalDate, OFFSET_MS) };
}

/**
 * What a message says of the next charge of a subscription, as an event of its own: of a message about something else than a
 * charge, and of one whose charge an extract has reported before, without that day. The day names the event.
 * @param record of the subscription, with all charges until now
 */
export function rescheduledBy(
  record: readonly RecordedTransaction[],
  message: NextRenewal,
  now: Date,
): readonly BillerEvent[] {
  const charges = record.filter(({ kind }) => kind === 'charge');
  const last = charges.at(-1);
  if (last === undefined || message.nextRenewalDate === undefined) return [];
  const day = message.nextRenewalDate.toISOString().slice(0, 10);
  return [
    {
      ...nextChargeIn(message),
      id: `next:${last.subscription_id}:${charges.length}:${day}`,
      kind: 'rescheduled',
      orderId: last.order_id,
      occurredAt: now,
      period: charges.length,
      price: null,
      transactionId: null,
      reversedTransactionId: null,
      reference: null,
    },
  ];
}
