import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Database } from '../../../db/database.ts';
import { paymentsByDay } from '../../money/billing/public.ts';
import { mailsByDay } from '../../platform/mail/public.ts';
import { reportsByDay } from '../../platform/reports/public.ts';

/** What happened on a day (UTC). */
export interface DayFigures {
  readonly day: string;
  readonly signUps: number;
  readonly charges: number;
  readonly declines: number;
  readonly flagged: number;
  readonly mailsSent: number;
  readonly mailsFailed: number;
  readonly problemReports: number;
}

/** The days up to now, the oldest first, with those on which nothing happened. */
export async function readDayFigures(db: Database, days: number, now: Date): Promise<readonly DayFigures[]> {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const since = new Date(today - (days - 1) * DAY_MS);
  const payments = byDay(await paymentsByDay(db, since));
  const mails = byDay(await mailsByDay(db, since));
  const reports = byDay(await reportsByDay(db, since));
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(since.getTime() + index * DAY_MS).toISOString().slice(0, 10);
    const { signUps = 0, charges = 0, declines = 0, flagged = 0 } = payments.get(day) ?? {};
    const { sent = 0, failed = 0 } = mails.get(day) ?? {};
    const problemReports = reports.get(day)?.reports ?? 0;
    return { day, signUps, charges, declines, flagged, mailsSent: sent, mailsFailed: failed, problemReports };
  });
}

function byDay<Row extends { readonly day: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.day, row]));
}
