import type { Job, JobCounts } from '../../jobs/job.ts';
import type { GatewayServices } from '../../services.ts';
import { showLeftMedia } from '../catalogue/public.ts';
import { FileProblem } from './file-problem.ts';
import { type ClaimedStep, claimStep, failStep, extendLease, MOST_ATTEMPTS, releaseStep } from './queue.ts';
import { workOnStep } from './work-on-step.ts';

/** How often a worker extends its lease: several times before it would expire. */
const SIGN_OF_LIFE_MS = 5_000;

type Outcome = 'done' | 'failed' | 'lost' | 'stopped';

/** Processes that are working on a step. Each does one step at a time, even if the job is started twice. */
const atWork = new WeakSet<GatewayServices>();

/** Prepares what was uploaded: one step after the other, as long as there are any. */
export const prepareMedia: Job = {
  name: 'prepare-media',
  cron: '* * * * *',
  everySeconds: 2,
  run: async (services, _at, stopping = new AbortController().signal): Promise<JobCounts> => {
    await showLeftMedia(services.db, services.clock.now());
    if (!services.config.media.isWorker || atWork.has(services)) return {};
    atWork.add(services);
    try {
      const counts = { done: 0, failed: 0, lost: 0, stopped: 0 };
      for (;;) {
        const step = stopping.aborted ? null : await claimStep(services.db, services.clock.now());
        if (step === null) return counts;
        counts[await attempt(services, step, stopping)] += 1;
      }
    } finally {
      atWork.delete(services);
    }
  },
};

async function attempt(services: GatewayServices, step: ClaimedStep, stopping: AbortSignal): Promise<Outcome> {
  const { db, clock, log } = services;
  if (step.attempts > MOST_ATTEMPTS) {
    const problem = `The process that prepares films ended ${MOST_ATTEMPTS} times during this step.`;
    await failStep(db, step, { problem, isFinal: true }, clock.now());
    return 'failed';
  }
  const lost = new AbortController();
  let progress = 0;
  const timer = setInterval(() => {
    extendLease(db, step, progress, clock.now()).then(
      (isOwn) => isOwn || lost.abort(new Error('Another worker has taken the step over.')),
      // The database is unreachable: the work continues for as long as the lease lasts.
      (error: unknown) => log.warn({ err: error, step: step.name }, 'lease of a media step could not be extended'),
    );
  }, SIGN_OF_LIFE_MS);
  try {
    const signal = AbortSignal.any([stopping, lost.signal]);
    const isOwn = await workOnStep(services, step, { signal, onProgress: (share) => (progress = share) });
    return isOwn ? 'done' : 'lost';
  } catch (error) {
    if (lost.signal.aborted) return 'lost';
    if (stopping.aborted) {
      await releaseStep(db, step, clock.now());
      return 'stopped';
    }
    const isFinal = error instanceof FileProblem;
    if (!isFinal) log.error({ err: error, source: step.sourceId, step: step.name }, 'media step failed');
    await failStep(db, step, { problem: (error as Error).message, isFinal }, clock.now());
    return 'failed';
  } finally {
    clearInterval(timer);
  }
}
