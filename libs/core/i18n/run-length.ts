import { byLanguage } from './language.ts';

type Unit = 'minute' | 'second';
type Style = 'short' | 'long';

const MINUTE_SECONDS = 60;

const formatsOf = (unit: Unit): Readonly<Record<Style, () => Intl.NumberFormat>> => ({
  short: byLanguage((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })),
  long: byLanguage((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })),
});

const formats = { minute: formatsOf('minute'), second: formatsOf('second') } as const;

/**
 * The length of a film as people read it, from its seconds: `25 min`, or in a sentence (`long`) `25 minutes`. One that is
 * shorter than a minute is said in seconds.
 */
export function formatRunLength(seconds: number, style: Style = 'short'): string {
  if (seconds < MINUTE_SECONDS) return formats.second[style]().format(Math.round(seconds));
  return formats.minute[style]().format(Math.round(seconds / MINUTE_SECONDS));
}
