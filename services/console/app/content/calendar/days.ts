/** How much the calendar shows at once. */
export const VIEWS = ['month', 'week'] as const;
export type View = (typeof VIEWS)[number];

const DAY_MS = 86_400_000;
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const shortMonths = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** A day in UTC, such as `2026-03-01`. */
export type Day = string;

export const dayOf = (at: Date): Day => at.toISOString().slice(0, 10);
export const startOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);
export const addDays = (day: Day, count: number): Day => dayOf(new Date(startOf(day).getTime() + count * DAY_MS));
const mondayOf = (day: Day): Day => addDays(day, -((startOf(day).getUTCDay() + 6) % 7));

/** Whether a text is a day of the calendar. */
export function isDay(text: string | null): text is Day {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  return !Number.isNaN(startOf(text).getTime()) && dayOf(startOf(text)) === text;
}

/** The days that a view shows around one of them: whole weeks from Monday on. */
export function daysOf(view: View, day: Day): readonly Day[] {
  if (view === 'week') return Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));
  const first = mondayOf(`${day.slice(0, 8)}01`);
  const length = Math.ceil((startOf(stepFrom('month', day, 1)).getTime() - startOf(first).getTime()) / DAY_MS / 7) * 7;
  return Array.from({ length }, (_, index) => addDays(first, index));
}

/** A day of the view that is so many steps away; of a month its first. */
export function stepFrom(view: View, day: Day, steps: number): Day {
  if (view === 'week') return addDays(day, steps * 7);
  const at = startOf(`${day.slice(0, 8)}01`);
  at.setUTCMonth(at.getUTCMonth() + steps);
  return dayOf(at);
}

/** The month of a day as people write it, and the day itself. */
export const monthText = (day: Day): string => months.format(startOf(day));
export const dayText = (day: Day): string => days.format(startOf(day));

/** The short name of a day of the week. */
export const weekdayText = (day: Day): string => weekdays.format(startOf(day));
/** The month of a day, for lists that run from one month into the next. */
export const shortMonthText = (day: Day): string => shortMonths.format(startOf(day));

/** Returns a time with its day replaced. */
export const onDay = (at: string, day: Day): string => `${day}${new Date(at).toISOString().slice(10)}`;

/** The time of day in UTC, such as `12:30`. */
export const timeText = (at: string): string => new Date(at).toISOString().slice(11, 16);
