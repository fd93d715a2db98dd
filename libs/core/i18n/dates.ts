import { LOCALE, TIME_ZONE } from './messages.ts';

const formats = {
  /** `MMMM DD, YYYY`. */
  long: new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'long', day: '2-digit', timeZone: TIME_ZONE }),
  /** `MMM DD, YYYY`. */
  short: new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short', day: '2-digit', timeZone: TIME_ZONE }),
} as const;

/** A day or an instant (ISO 8601) as people read it, the same on server and in every browser; empty when it is no date. */
export function formatDate(iso: string, style: keyof typeof formats = 'long'): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const parts = Object.fromEntries(formats[style].formatToParts(date).map((part) => [part.type, part.value]));
  return `${parts['month']} ${parts['day']}, ${parts['year']}`;
}
