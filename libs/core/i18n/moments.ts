import { DEFAULT_LANGUAGE } from '@network/validation/languages.ts';
import { byLanguage, language, TIME_ZONE } from './language.ts';

const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const moments = byLanguage(() => new Map<string, Intl.DateTimeFormat>());

/** An instant (ISO 8601) to the minute, with the name of its time zone; empty when it is no date. */
export function formatMoment(iso: string, timeZone: string = TIME_ZONE): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const known = moments();
  const format =
    known.get(timeZone) ??
    new Intl.DateTimeFormat(language(), { year: 'numeric', month: 'short', day: '2-digit', ...clock, timeZone });
  known.set(timeZone, format);
  if (language() !== DEFAULT_LANGUAGE) return format.format(date);
  // Built from its parts, since separators differ between engines.
  const parts = Object.fromEntries(format.formatToParts(date).map((part) => [part.type, part.value]));
  const { month, day, year, hour, minute, dayPeriod, timeZoneName } = parts;
  return `${month} ${day}, ${year}, ${hour}:${minute} ${dayPeriod} ${timeZoneName}`;
}

// Not with `yesterday`: which day that was depends on where one is.
const agoFormat = byLanguage((locale) => new Intl.RelativeTimeFormat(locale));
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const WEEK_DAYS = 7;

/** The age of an instant as text: none yet, a span, or its day, which is clearer from a week on. */
export type Ago =
  | { readonly kind: 'now' }
  | { readonly kind: 'span'; readonly text: string }
  | { readonly kind: 'day' };

/** The age of an instant before `now`; an instant after `now` (a wrong clock) counts as now. */
export function formatAgo(iso: string, now: number): Ago {
  const minutes = Math.floor((now - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 1) return { kind: 'now' };
  if (!(minutes < WEEK_DAYS * DAY_MINUTES)) return { kind: 'day' };
  const ago = agoFormat();
  if (minutes < HOUR_MINUTES) return { kind: 'span', text: ago.format(-minutes, 'minute') };
  if (minutes < DAY_MINUTES) return { kind: 'span', text: ago.format(-Math.floor(minutes / HOUR_MINUTES), 'hour') };
  return { kind: 'span', text: ago.format(-Math.floor(minutes / DAY_MINUTES), 'day') };
}
