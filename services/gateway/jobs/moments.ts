import { CronExpressionParser } from 'cron-parser';

const SECOND_MS = 1_000;

/** The latest time of a calendar at or before an instant; calendars are in UTC. */
export function latestMoment(cron: string, at: Date): Date {
  const currentDate = new Date(Math.floor(at.getTime() / SECOND_MS) * SECOND_MS + SECOND_MS);
  return CronExpressionParser.parse(cron, { currentDate, tz: 'UTC' }).prev().toDate();
}

/** The first time of a calendar after an instant; calendars are in UTC. */
export function nextMoment(cron: string, after: Date): Date {
  return CronExpressionParser.parse(cron, { currentDate: after, tz: 'UTC' }).next().toDate();
}

/** The times of a calendar after one instant and up to another, the earliest first; of more than `most` the latest. */
export function momentsBetween(
  cron: string,
  { after, until, most }: { readonly after: Date; readonly until: Date; readonly most: number },
): readonly Date[] {
  const moments: Date[] = [];
  let moment = latestMoment(cron, until);
  while (moment > after && moments.length < most) {
    moments.unshift(moment);
    moment = latestMoment(cron, new Date(moment.getTime() - SECOND_MS));
  }
  return moments;
}

/** Milliseconds from one time of a calendar to the one before it. */
export function paceOf(cron: string, moment: Date): number {
  return moment.getTime() - latestMoment(cron, new Date(moment.getTime() - SECOND_MS)).getTime();
}
