import { addPeriods, termAt } from '@network/lifecycle/calendar/billing-term.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { type AgreementRow, renewalPeriod, type Renewals } from '../subscription/agreement.ts';
import { nextCharge } from './moved-renewals.ts';

/** Billers charge renewals a little ahead. */
const AHEAD_MS = DAY_MS;

/**
 * When the days of a renewal end that was charged then. One that the biller charged long before the day to which it had moved it
 * pays for the days since: they may be used up.
 */
export function paidDaysEnd(
  agreement: Renewals,
  { period, occurredAt, nextChargeAt }: Pick<BillerEvent, 'period' | 'occurredAt' | 'nextChargeAt'>,
): Date {
  const { from, until } = renewalPeriod(agreement, period);
  const isEarly = from.getTime() - occurredAt.getTime() > AHEAD_MS;
  const term = termAt(agreement.biller, agreement.period_months ?? 1);
  return nextCharge({ occurredAt, nextChargeAt }, isEarly ? addPeriods(occurredAt, term, 1) : until);
}

/**
 * Returns whether a renewal was charged at a price of its agreement. The price before the last change is right only for what was charged
 * before the biller confirmed the new one.
 */
export function isRightPrice(
  agreement: Pick<AgreementRow, 'amount' | 'previous_amount' | 'price_changed_at'>,
  amount: number,
  occurredAt: Date,
): boolean {
  if (amount === agreement.amount) return true;
  const { previous_amount, price_changed_at } = agreement;
  return amount === previous_amount && (price_changed_at === null || occurredAt <= price_changed_at);
}
