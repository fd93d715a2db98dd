import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';

/**
 * The day on which a biller charges next, as the time of an event: noon of that day by the biller's clock, since billers say a
 * day and no hour. The event is applied with the hour that was agreed (`nextCharge`).
 * @param offsetMs how far the biller's clock is behind UTC
 */
export function noonOfDay(day: Date, offsetMs = 0): Date {
  const midnight = Math.floor((day.getTime() - offsetMs) / DAY_MS) * DAY_MS;
  return new Date(midnight + offsetMs + DAY_MS / 2);
}
