import type { GatewayServices } from '../services.ts';
import { figuresOf } from '../monitoring/figures.ts';
import type { Job } from './job.ts';
import { latestMoment, momentsBetween, paceOf } from './moments.ts';
import { runJob } from './run-job.ts';

/**
 * The most scheduled times that are made up for: a year of weeks. After a longer downtime an operator decides what else
 * is run.
 */
const MOST_MADE_UP = 52;
/** A missed time of a job that runs more often is not reported: its next run does the work. */
const WORTH_REPORTING_MS = 3_600_000;
/** Gateways look back every five minutes: what is done later than this was missed at its time, by all of them. */
const IN_TIME_MS = 10 * 60_000;

/**
 * Runs a job for the scheduled times that have passed since it was last done, and notes how far it is. A job that
 * counts its times runs once for each, in their order; any other job runs once, for now, since it does whatever is due.
 * Missed times, at which no gateway ran or the database was down, are logged and counted for operators.
 * @throws the first error of the job, after every time has been tried; the times that failed stay due
 */
export async function runDue(services: GatewayServices, job: Job, stopping?: AbortSignal): Promise<void> {
  const now = services.clock.now();
  const latest = latestMoment(job.cron, now);
  const mark = await markOf(services, job);
  const due = mark ? momentsBetween(job.cron, { after: mark, until: now, most: MOST_MADE_UP }) : [latest];
  if (mark) reportMissed(services, job, due);
  if (job.countsMoments !== true) {
    await runJob(services, job, now, stopping);
    return noteDone(services, job, latest);
  }
  let failure: { readonly error: unknown } | null = null;
  for (const moment of due) {
    try {
      await runJob(services, job, moment, stopping);
      // One mark says how far the job is, so the times after a failed one stay due with it. A second run changes
      // nothing.
      if (failure === null) await noteDone(services, job, moment);
    } catch (error) {
      failure ??= { error };
    }
  }
  if (failure !== null) throw failure.error;
}

/**
 * Notes for a job without a mark up to when it has nothing to make up for: the latest scheduled time before its
 * scheduler begins, on a new installation or after the upgrade that brought the job. Every later time that is missed is
 * late.
 */
export async function noteBeginning({ db, clock }: GatewayServices, { name, cron }: Job): Promise<void> {
  await db
    .insertInto('job_marks')
    .values({ job: name, done_until: latestMoment(cron, clock.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns whether a time of the job has passed without a run; false for a time whose beginning no scheduler has noted.
 */
export async function isLate(services: GatewayServices, job: Job): Promise<boolean> {
  const mark = await markOf(services, job);
  return mark !== undefined && latestMoment(job.cron, services.clock.now()) > mark;
}

/** Logs and counts the runs that no gateway began in time, for operators. */
function reportMissed({ log, metrics, clock }: GatewayServices, job: Job, due: readonly Date[]): void {
  const missed = due.filter((moment) => clock.now().getTime() - moment.getTime() > IN_TIME_MS);
  const [first] = missed;
  if (first === undefined || paceOf(job.cron, first) < WORTH_REPORTING_MS) return;
  log.warn({ job: job.name, missed: missed.length, since: first.toISOString() }, 'job missed moments');
  figuresOf(metrics).jobMisses.inc({ job: job.name }, missed.length);
}

async function markOf({ db }: GatewayServices, { name }: Job): Promise<Date | undefined> {
  const mark = await db.selectFrom('job_marks').select('done_until').where('job', '=', name).executeTakeFirst();
  return mark?.done_until;
}

async function noteDone({ db }: GatewayServices, { name }: Job, moment: Date): Promise<void> {
  await db
    .insertInto('job_marks')
    .values({ job: name, done_until: moment })
    .onConflict((conflict) =>
      conflict.column('job').doUpdateSet({ done_until: moment }).where('job_marks.done_until', '<', moment),
    )
    .execute();
}
