import { addMonths, DAY_MS } from '../calendar/utc-dates.ts';

/** The numbers of months for which a membership can be paused. */
export const PAUSE_MONTHS = [1, 2, 3] as const;

export type PauseMonths = (typeof PAUSE_MONTHS)[number];

/** A member is notified so long before a paused membership resumes: as long as before a trial of more than a week ends. */
export const RESUME_NOTICE_MS = 7 * DAY_MS;

/**
 * A renewal that falls due sooner may be under way at its biller, so that it can neither be moved nor be changed any more.
 */
export const RENEWAL_IS_NEAR_MS = 2 * 3_600_000;

export function isPauseMonths(months: number): months is PauseMonths {
  return (PAUSE_MONTHS as readonly number[]).includes(months);
}

/** Returns the end of a pause that begins at the end of a paid period. The membership is then charged again. */
export function pauseEnd(from: Date, months: PauseMonths): Date {
  return addMonths(from, months);
}

/** Returns whether a renewal can still be moved or changed at its biller. */
export function isRenewalChangeable(dueAt: Date, now: Date): boolean {
  return dueAt.getTime() - now.getTime() > RENEWAL_IS_NEAR_MS;
}
