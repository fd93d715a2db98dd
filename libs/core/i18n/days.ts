import { formatDate } from './dates.ts';
import { TIME_ZONE } from './language.ts';

/**
 * Writes the day of a membership or a payment in UTC, and names the zone, because the reader's day may be another one.
 * Returns an empty text when it is no date.
 */
export function formatDay(iso: string): string {
  const day = formatDate(iso);
  return day === '' ? '' : `${day} (${TIME_ZONE})`;
}
