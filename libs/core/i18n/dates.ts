import { DEFAULT_LANGUAGE } from '@network/validation/languages.ts';
import { byLanguage, TIME_ZONE } from './language.ts';

const formatOf = (month: 'long' | 'short') =>
  byLanguage(
    (locale) =>
      new Intl.DateTimeFormat(locale, {
        year: 'numeric',
        month,
        day: locale === DEFAULT_LANGUAGE ? '2-digit' : 'numeric',
        timeZone: TIME_ZONE,
      }),
  );

const formats = {
  /** English: `MMMM DD, YYYY`. */
  long: formatOf('long'),
  /** English: `MMM DD, YYYY`. */
  short: formatOf('short'),
} as const;

/** A day or an instant (ISO 8601) as people read it, the same on server and in every browser; empty when it is no date. */
export function formatDate(iso: string, style: keyof typeof formats = 'long'): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return formats[style]().format(date);
}
