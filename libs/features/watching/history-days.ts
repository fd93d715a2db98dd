import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';

const MINUTE_MS = 60_000;
/** From an instant to the first one of its day or of the next: in zones that change their clocks a day may have 25 hours. */
const LONGEST_DAY_MS = 25 * 60 * MINUTE_MS;

/** Films of one day, in the order in which they came. */
export interface HistoryDay<Film> {
  /** The day as `YYYY-MM-DD` in the reader's time zone. */
  readonly day: string;
  readonly films: readonly Film[];
}

/** What the history says of a film. */
interface Watched {
  readonly watchedAt: string | null;
}

/** The day of an instant in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${parts['year']}-${parts['month']}-${parts['day']}`;
  };
}

/** The films of a page of the history by the day on which they were watched. One without a time stays with the film before it. */
export function daysOf<Film extends Watched>(films: readonly Film[], timeZone: string): readonly HistoryDay<Film>[] {
  const dayOf = dayIn(timeZone);
  const days = new Map<string, Film[]>();
  let day = '';
  for (const film of films) {
    if (film.watchedAt !== null) day = dayOf(Date.parse(film.watchedAt));
    days.set(day, [...(days.get(day) ?? []), film]);
  }
  return [...days].map(([each, own]) => ({ day: each, films: own }));
}

/** The day before one. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, day.length);
}

/** The whole day of an instant in a time zone, from its first minute until the first of the next day. */
export function spanOfDay(iso: string, timeZone: string): { readonly from: string; readonly until: string } {
  const dayOf = dayIn(timeZone);
  const at = Math.floor(Date.parse(iso) / MINUTE_MS) * MINUTE_MS;
  const day = dayOf(at);
  const from = firstMinute(at - LONGEST_DAY_MS, at, (minute) => dayOf(minute) >= day);
  const until = firstMinute(at, at + LONGEST_DAY_MS, (minute) => dayOf(minute) > day);
  return { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
}

/** The first minute after `before` for which something is true, which it is from then on until `until`. */
function firstMinute(before: number, until: number, isReached: (minute: number) => boolean): number {
  let [low, high] = [before, until];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / (2 * MINUTE_MS)) * MINUTE_MS;
    if (isReached(middle)) high = middle;
    else low = middle;
  }
  return high;
}
