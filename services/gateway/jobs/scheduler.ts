import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { GatewayServices } from '../services.ts';
import type { Job } from './job.ts';
import { queueDatabase } from './queue-database.ts';
import { repeatedly } from './repeatedly.ts';
import { isLate, noteBeginning, runDue } from './run-due.ts';
import { beginCounts, runJob } from './run-job.ts';

/** Jobs that run until they are stopped. */
export interface Scheduler {
  /** No run begins any more; resolves when those under way have ended, or after ten seconds. */
  stop(): Promise<void>;
}

/**
 * The seconds between two checks of a gateway, each from 1 to 45: one for the times that have come, one for what waits
 * in the queue.
 */
export interface SchedulerPace {
  readonly calendarSeconds: number;
  readonly queueSeconds: number;
}

const PACE: SchedulerPace = { calendarSeconds: 30, queueSeconds: 5 };

/** Schema of the queue's tables, beside ours in the same database. */
export const QUEUE_SCHEMA = 'jobs';

const RETRY_START_MS = 2_000;
const STOP_MS = 10_000;

/** The seconds after which a gateway looks for times without a run. */
const LATE_SECONDS = 300;

/** A run that sends no sign of life for this long was killed with its gateway; another one takes it over. */
const LOST_AFTER_SECONDS = 60;

/**
 * Runs the jobs by their calendars with pg-boss: at each scheduled time one of the gateways that share the database
 * runs the job. A database that is down delays jobs and stops nothing.
 */
export function startScheduler(services: GatewayServices, jobs: readonly Job[], pace = PACE): Scheduler {
  const { db, log, clock } = services;
  const stopping = new AbortController();
  beginCounts(services.metrics, jobs);
  const boss = new PgBoss({
    db: queueDatabase(db),
    schema: QUEUE_SCHEMA,
    cronMonitorIntervalSeconds: pace.calendarSeconds,
    cronWorkerIntervalSeconds: pace.queueSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue failed'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue warns'));

  /** Queues what no gateway did at its time; one that waits already is not queued twice. */
  const queueLate = async (): Promise<void> => {
    for (const job of jobs) if (await isLate(services, job)) await boss.send(job.name, null);
  };
  const begin = async (): Promise<void> => {
    await boss.start();
    for (const job of jobs) {
      await noteBeginning(services, job);
      await boss.createQueue(job.name, QUEUE);
      await boss.schedule(job.name, job.cron);
      await boss.work(job.name, { pollingIntervalSeconds: pace.queueSeconds }, () =>
        runDue(services, job, stopping.signal),
      );
    }
    await queueLate();
    await deleteOtherSchedules(boss, jobs);
    log.info({ jobs: jobs.map(({ name }) => name) }, 'jobs scheduled');
  };
  const started = (async () => {
    while (!stopping.signal.aborted) {
      try {
        return await begin();
      } catch (error) {
        log.warn({ err: error }, 'job queue could not be started');
        await boss.stop({ graceful: false }).catch(() => undefined);
        await pause(RETRY_START_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  })();
  // Its time can also pass while a running gateway cannot reach the database.
  const lookingBack = repeatedly(LATE_SECONDS, async () => {
    await started;
    if (!stopping.signal.aborted) await queueLate();
  });
  const prompt = jobs.flatMap((job) =>
    job.everySeconds === undefined
      ? []
      : [repeatedly(job.everySeconds, () => runJob(services, job, clock.now(), stopping.signal))],
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([...prompt, lookingBack].map((each) => each.stop()));
      await started;
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

/** The queue lets at most one run of a job wait or be under way. */
const QUEUE = {
  policy: 'exclusive',
  retryLimit: 2,
  retryBackoff: true,
  heartbeatSeconds: LOST_AFTER_SECONDS,
  deleteAfterSeconds: 86_400,
} as const;

/** A job of an earlier release would be queued permanently, without a worker. */
async function deleteOtherSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
}
