/** Years that a day or an instant of content may have: databases, calendars and pages show them in four digits. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2999;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Whether a value is a day of the calendar as `YYYY-MM-DD`. February 30 is none, and is not moved into March. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return isInCalendar(date) && date.toISOString().startsWith(value);
}

/**
 * Reads an instant in ISO 8601 with its zone, such as `2026-01-31T12:00:00Z`. @returns it in UTC with milliseconds; null for
 * anything else, a day that the calendar does not have included
 */
export function parseInstant(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const day = INSTANT.exec(value)?.[1];
  if (day === undefined || !isDay(day)) return null;
  const date = new Date(value);
  return isInCalendar(date) ? date.toISOString() : null;
}

function isInCalendar(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
