/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** Milliseconds of an instant, or null for an invalid one. */
export function instantOf(value: Date | string): number | null {
  const at = typeof value === 'string' ? Date.parse(value) : value.getTime();
  return Number.isNaN(at) ? null : at;
}

/** Midnight of an instant's day, UTC. */
export const startOfDay = (at: Date): Date => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);

/**
 * Adds calendar months to a day, in UTC; a shorter month gives its last day (31 January and 1 is 28 or 29 February).
 */
export function addMonths(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return result;
}

/** Whole calendar months from one instant to another, UTC; 0 when the second is not later. */
export function monthsBetween(from: Date, to: Date): number {
  if (!(to > from)) return 0;
  const calendar = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return addMonths(from, calendar) > to ? calendar - 1 : calendar;
}
