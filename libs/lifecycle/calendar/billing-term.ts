import type { BillerId } from '@network/tenant/constants.ts';
import { addMonths, DAY_MS } from './utc-dates.ts';

/** The unit in which a biller counts the periods of a membership. */
export type PeriodUnit = 'months' | 'days';

/** The length of a membership's period at its biller. */
export interface BillingTerm {
  readonly months: number;
  readonly unit: PeriodUnit;
}

/**
 * The unit in which each biller counts periods, according to its documentation: price points at Segpay
 * and forms at CCBill have periods in days. It holds also for a biller that is not configured any more, since what was
 * agreed with it keeps its length.
 */
export const PERIODS_AT: Readonly<Record<BillerId, PeriodUnit>> = {
  rocketgate: 'months',
  netbilling: 'months',
  vendo: 'months',
  centrobill: 'months',
  epoch: 'months',
  segpay: 'days',
  ccbill: 'days',
};

/** Returns the length of a period of so many months at a biller. */
export const termAt = (biller: BillerId, months: number): BillingTerm => ({ months, unit: PERIODS_AT[biller] });

/** A month and a year at a biller that counts days: twelve months are a year, and not twelve times thirty days. */
export const DAYS_OF_MONTH = 30;
export const DAYS_OF_YEAR = 365;

/** Returns how many days so many months have at a biller that counts days. */
export function daysOfMonths(months: number): number {
  return Math.floor(months / 12) * DAYS_OF_YEAR + (months % 12) * DAYS_OF_MONTH;
}

/** Returns the time at which so many periods have passed after an instant; a negative number goes back. */
export function addPeriods(from: Date, { months, unit }: BillingTerm, periods = 1): Date {
  if (unit === 'months') return addMonths(from, months * periods);
  return new Date(from.getTime() + daysOfMonths(months) * periods * DAY_MS);
}

/** Days between renewals at a biller that counts days; null at one that counts calendar months. */
export function renewalDaysAt(biller: BillerId, months: number): number | null {
  return PERIODS_AT[biller] === 'days' ? daysOfMonths(months) : null;
}
