import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { BillerEvent } from '../billers/biller.ts';

/**
 * Returns the longest period and some days. A renewal that was not charged by then has ended, or will be found by its
 * charge.
 */
export const renewsWithinMs = (months: number): number => (31 * months + 4) * DAY_MS;

/** A charge of an order that we do not have, with what of it was not taken back, in minor units. */
export interface UnknownCharge {
  readonly event: BillerEvent;
  readonly transactionId: string;
  readonly left: number;
}

/** Returns the charges among the events of an order, oldest first, with what of each was not taken back. */
export function chargesIn(events: readonly BillerEvent[]): readonly UnknownCharge[] {
  return events
    .filter(({ kind }) => kind === 'charged')
    .toSorted((one, other) => one.period - other.period)
    .flatMap((event) => {
      const { transactionId, price } = event;
      if (transactionId === null || price === null) return [];
      const reversals = events.filter(({ reversedTransactionId }) => reversedTransactionId === transactionId);
      const isVoid = reversals.some(({ kind }) => kind !== 'refunded');
      const back = reversals.reduce((sum, reversal) => sum + (reversal.price?.amount ?? 0), 0);
      return [{ event, transactionId, left: isVoid ? 0 : Math.max(0, price.amount - back) }];
    });
}

/**
 * Returns whether the agreement has ended: the biller's last word on its renewals decides, and what it did afterwards.
 */
export function hasEnded(events: readonly BillerEvent[]): boolean {
  const last = events
    .filter(({ kind }) => kind === 'cancelled' || kind === 'reactivated')
    .toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime())
    .at(-1);
  if (last?.kind !== 'cancelled') return false;
  return !events.some(({ kind, occurredAt }) => kind === 'charged' && occurredAt > last.occurredAt);
}
