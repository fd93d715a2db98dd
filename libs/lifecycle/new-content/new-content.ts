import { NEW_CONTENT_DAYS } from '@network/tenant/constants.ts';
import { DAY_MS, instantOf } from '../calendar/utc-dates.ts';

/** "New if within 14 days" (L16) of its release. Content that is not released yet is upcoming, not new. */
export function isNewContent(releaseDate: Date | string, now: Date): boolean {
  const released = instantOf(releaseDate);
  if (released === null) return false;
  const age = now.getTime() - released;
  return age >= 0 && age <= NEW_CONTENT_DAYS * DAY_MS;
}
