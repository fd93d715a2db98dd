import { formatDate } from './dates.ts';
import { TIME_ZONE } from './language.ts';

/**
 * A moment of a membership or a payment as its day: one in UTC, which may be another where the reader is, so it names its zone.
 * Empty when it is no date.
 */
export function formatDay(iso: string): string {
  const day = formatDate(iso);
  return day === '' ? '' : `${day} (${TIME_ZONE})`;
}
