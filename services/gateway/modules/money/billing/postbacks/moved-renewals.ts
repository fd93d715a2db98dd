import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { BillerEvent } from '../billers/biller.ts';

/** A year more than was agreed is a mistake in somebody's calendar, and opens nothing. */
const MOST_DAYS_LATER = 366;

/**
 * When a biller charges the next renewal by its own word, where that can be right: after what happened, and not much later than
 * expected. A biller names a day; its hour is the one that was agreed.
 * @param expected by the term of the biller
 */
export function nextCharge(
  { occurredAt, nextChargeAt }: Pick<BillerEvent, 'occurredAt' | 'nextChargeAt'>,
  expected: Date,
): Date {
  if (nextChargeAt === undefined || nextChargeAt <= occurredAt) return expected;
  // The time is set to noon, from which the beginning of the day is exactly half a day away.
  const days = Math.ceil((nextChargeAt.getTime() - expected.getTime()) / DAY_MS - 0.5);
  return days > MOST_DAYS_LATER ? expected : new Date(expected.getTime() + days * DAY_MS);
}

/**
 * Builds the change that moves the renewals of an agreement so that this one falls due then. The ones after it follow
 * by the term of the biller.
 */
export const renewalsFrom = (period: number, at: Date) => ({ anchor_at: at, anchor_period: period, paused_from: null });
