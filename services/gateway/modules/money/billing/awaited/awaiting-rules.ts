import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { BADGE_GRACE_DAYS, type BillerId } from '@network/tenant/constants.ts';
import { type AgreementRow, nextChargeAt, renewalPeriod, type Renewals } from '../subscription/agreement.ts';

/**
 * Billers that charge a renewal on its day by clocks of their own, and within how many hours of the hour that we count from its result is
 * known: the rest of that day by the biller's clock, and what it takes to write it into a report where the message of it is lost.
 * The others are asked for a renewal an hour before it falls due.
 */
const REPORTED_WITHIN_HOURS: Readonly<Partial<Record<BillerId, number>>> = { ccbill: 36, segpay: 36 };

const HOUR_MS = 3_600_000;

/** The columns of an agreement that say when its next renewal falls due. */
export type Counted = Renewals & Pick<AgreementRow, 'paid_period'>;
type Due = Pick<AgreementRow, 'status' | 'replaced_at'> & Counted;

/** When the next renewal of an agreement falls due, or fell due where its result is not known. */
export const dueOf = (row: Counted): Date => renewalPeriod(row, row.paid_period + 1).from;

/** Returns whether a renewal fell due of which the biller has reported nothing, neither a charge nor a decline. */
const isUnreported = (row: Due, now: Date): boolean =>
  row.status === 'running' && row.replaced_at === null && row.period_months !== null && dueOf(row) <= now;

/** A renewal is awaited as long as one that failed is tried again. After that nobody is told to wait any longer. */
const isGivenUp = (row: Due, now: Date): boolean =>
  isUnreported(row, new Date(now.getTime() - BADGE_GRACE_DAYS * DAY_MS));

/** Returns whether a renewal fell due whose result its biller may still report. */
export const isAwaited = (row: Due, now: Date): boolean => isUnreported(row, now) && !isGivenUp(row, now);

/** When an agreement is charged next, as its owner reads it; null as well once nobody waits any longer for what was due. */
export const chargeToShow = (row: AgreementRow, now: Date): Date | null =>
  isGivenUp(row, now) ? null : nextChargeAt(row);

/** Returns the time in which a membership is open while its renewal is awaited; null if its biller is asked ahead. */
export function awaitedPeriod(row: Counted): { readonly from: Date; readonly until: Date } | null {
  const hours = REPORTED_WITHIN_HOURS[row.biller];
  const from = dueOf(row);
  return hours === undefined ? null : { from, until: new Date(from.getTime() + hours * HOUR_MS) };
}
