import type { BillerId } from '@network/tenant/constants.ts';
import { addMonths, DAY_MS } from './utc-dates.ts';

/** In which unit a biller counts the periods of a membership. */
export type PeriodUnit = 'months' | 'days';

/** How long a period of a membership is at its biller. */
export interface BillingTerm {
  readonly months: number;
  readonly unit: PeriodUnit;
}

/**
 * What each biller counts periods in, by its documentation (decision 0839): lengths of price points at Segpay and periods of forms
 * at CCBill are days. It holds also for a biller that is not configured any more, since what was agreed with it keeps its length.
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

/** How long a period of so many months is at a biller. */
export const termAt = (biller: BillerId, months: number): BillingTerm => ({ months, unit: PERIODS_AT[biller] });

/** A month and a year at a biller that counts days: twelve months are a year, and not twelve times thirty days. */
export const DAYS_OF_MONTH = 30;
export const DAYS_OF_YEAR = 365;

/** How many days so many months are at a biller that counts days. */
export function daysOfMonths(months: number): number {
  return Math.floor(months / 12) * DAYS_OF_YEAR + (months % 12) * DAYS_OF_MONTH;
}

/** When so many periods after a moment have passed; a negative number goes back. */
export function addPeriods(from: Date, { months, unit }: BillingTerm, periods = 1): Date {
  if (unit === 'months') return addMonths(from, months * periods);
  return new Date(from.getTime() + daysOfMonths(months) * periods * DAY_MS);
}

/** Days between renewals at a biller that counts days; null at one that counts calendar months. */
export function renewalDaysAt(biller: BillerId, months: number): number | null {
  return PERIODS_AT[biller] === 'days' ? daysOfMonths(months) : null;
}
