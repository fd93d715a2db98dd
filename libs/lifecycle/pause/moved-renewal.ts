import { BADGE_GRACE_DAYS } from '@network/tenant/constants.ts';
import { DAY_MS } from '../calendar/utc-dates.ts';
import { PAUSE_MONTHS, pauseEnd } from './pause.ts';

/** No biller tries a renewal for the first time so long after it fell due, unless it was moved there. */
const MOVED_AFTER_MS = (BADGE_GRACE_DAYS + 1) * DAY_MS;
/** Billers charge renewals a little ahead, and some count days. */
const ABOUT_MS = 2 * DAY_MS;

/**
 * Returns the end of a pause of which only the renewal is known: after the months that fit, or with the renewal if the
 * pause was ended early. Null where the renewal was not moved.
 * @param dueAt when the renewal would have fallen due without a pause
 * @param triedAt when its biller tried it for the first time
 */
export function endOfLostPause(dueAt: Date, triedAt: Date): Date | null {
  if (triedAt.getTime() - dueAt.getTime() < MOVED_AFTER_MS) return null;
  const ends = PAUSE_MONTHS.map((months) => pauseEnd(dueAt, months));
  return ends.find((end) => Math.abs(end.getTime() - triedAt.getTime()) < ABOUT_MS) ?? triedAt;
}
