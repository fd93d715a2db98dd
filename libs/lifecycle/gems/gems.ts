import { DAY_MS } from '../calendar/utc-dates.ts';

const FRIDAY = 5;

/** The calendar of grants, as a cron expression in UTC. */
export const GEMS_GRANT_CALENDAR = `0 0 * * ${FRIDAY}`;

/** The last grant: Friday 00:00 UTC, at or before now. */
export function lastGemsGrant(now: Date): Date {
  return new Date(nextGemsGrant(now).getTime() - 7 * DAY_MS);
}

/** The next grant: Friday 00:00 UTC, later than now. On a Friday that is the one in seven days. */
export function nextGemsGrant(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const days = (FRIDAY - now.getUTCDay() + 7) % 7;
  return new Date(midnight + (days === 0 ? 7 : days) * DAY_MS);
}

/** Days until the next grant, begun ones counted: 7 on a Friday, 1 during all of Thursday. */
export function daysUntilGemsRefresh(now: Date): number {
  return Math.ceil((nextGemsGrant(now).getTime() - now.getTime()) / DAY_MS);
}

/**
 * The ISO week of an instant, such as `2026-W47`: with the subscription, the key that makes a grant happen once (D25).
 */
export function isoWeek(at: Date): string {
  const thursday = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const firstDay = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.floor((thursday.getTime() - firstDay) / (7 * DAY_MS)) + 1;
  return `${String(thursday.getUTCFullYear())}-W${String(week).padStart(2, '0')}`;
}

/** Share of unlocked packs, 0 to 100, rounded down so that 100 means all of them. */
export function percentageOfUnlockedPacks(unlocked: number, total: number): number {
  if (!(total > 0)) return 0;
  return Math.floor((Math.min(Math.max(unlocked, 0), total) / total) * 100);
}
