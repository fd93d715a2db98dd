export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Adds months to a time, in UTC; a month that is too short gives its last day. */
export function monthsAfter(date: Date, months: number): Date {
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), daysInMonth);
  return new Date(Date.UTC(year, month, day) + (date.getTime() % DAY_MS));
}

export const after = (date: Date, milliseconds: number): Date => new Date(date.getTime() + milliseconds);
