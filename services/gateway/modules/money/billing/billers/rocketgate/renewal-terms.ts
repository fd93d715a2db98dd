import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Charge } from '../biller.ts';
import { BeyondTerms } from '../beyond-terms.ts';
import { toRocketgateAmount } from './rocketgate-values.ts';

/** RocketGate's own words for months; any other length is given in days. */
const FREQUENCIES: Readonly<Record<number, string>> = {
  1: 'MONTHLY',
  3: 'QUARTERLY',
  6: 'SEMI-ANNUALLY',
  12: 'ANNUALLY',
};
const DAYS_OF_MONTH = 30;
/** RocketGate takes less than 550 days until the first renewal. */
const MOST_DAYS = 549;

/** The terms of later charges, by names that a call and a page's address share except for their spelling. */
export interface RenewalTerms {
  readonly amount: string;
  readonly frequency: string;
  /** Days until the first renewal; null where that is a period after the payment. */
  readonly start: string | null;
}

/**
 * The terms of a renewal, or null for one charge (`rebillAmount`, `rebillFrequency`, `rebillStart` of
 * https://github.com/rocketgate/rocketgate-nodejs-sdk, read in November 2026).
 */
export function renewalTerms({ renewal }: Charge, now: Date): RenewalTerms | null {
  if (renewal === null) return null;
  const { amount, months, firstAt, firstDays } = renewal;
  const days = firstAt === null ? firstDays : daysUntil(firstAt, now);
  if (days !== null && days > MOST_DAYS)
    throw new BeyondTerms(`RocketGate begins to renew within ${MOST_DAYS} days, not ${days}.`);
  return {
    amount: toRocketgateAmount(amount),
    frequency: frequencyOf(months),
    start: days === null ? null : String(days),
  };
}

/** Returns how often RocketGate charges, in its own words. */
export function frequencyOf(months: number): string {
  return FREQUENCIES[months] ?? String(months * DAYS_OF_MONTH);
}

/** Whole days, a day at least. */
export function daysUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.round((instant.getTime() - now.getTime()) / DAY_MS));
}
