import { setTimeout as pause } from 'node:timers/promises';
import type { Job, JobCounts } from '../../../jobs/job.ts';
import type { GatewayServices } from '../../../services.ts';
import { FileProblem } from './file-problem.ts';
import {
  type ClaimedStep,
  claimStep,
  countPicturesUnderWay,
  failStep,
  extendLease,
  MOST_ATTEMPTS,
  releaseStep,
} from './queue.ts';
import { workOnStep } from './work-on-step.ts';

/** How often a worker extends its lease: several times before it would expire. */
const SIGN_OF_LIFE_MS = 5_000;

/** How often a free place looks for a step while others are under way: one that ends may have planned further ones. */
const LOOK_AGAIN_MS = 1_000;

/** A command that prepares pictures says how far it is each time after so many steps. */
const STEPS_BETWEEN_LINES = 100;

type Outcome = 'done' | 'failed' | 'lost' | 'stopped';

/** Processes that are working on steps, by their services: one that is is not begun twice. */
const atWork = new WeakSet<GatewayServices>();

/** Prepares what was uploaded, `MEDIA_WORKERS` steps at a time, as long as there are any. */
export const prepareMedia: Job = {
  name: 'prepare-media',
  cron: '* * * * *',
  everySeconds: 2,
  run: async (services, _at, stopping = new AbortController().signal): Promise<JobCounts> => {
    if (!services.config.media.isWorker || atWork.has(services)) return {};
    atWork.add(services);
    try {
      return await workOffSteps(services, stopping);
    } finally {
      atWork.delete(services);
    }
  },
};

/**
 * Works on steps until none may begin and none is under way, or until it is to stop: then what is under way goes back to the queue.
 * Short steps have a place of their own, so that the check of a new file does not wait for the hours of another one's encoding.
 */
export async function workOffSteps(services: GatewayServices, stopping: AbortSignal): Promise<JobCounts> {
  const { db, clock, log, config } = services;
  const counts = { done: 0, failed: 0, lost: 0, stopped: 0 };
  const underWay = new Set<Promise<void>>();
  const work = async (step: ClaimedStep): Promise<void> => {
    counts[await attempt(services, step, stopping)] += 1;
  };
  for (;;) {
    const free = config.media.workers - underWay.size;
    // A step that ends while short ones alone are looked for leaves others that may begin by now.
    const isIdle = underWay.size === 0;
    const step = stopping.aborted || free < 0 ? null : await claim(free > 0 ? 'all' : 'short');
    if (step !== null) {
      const working = work(step).finally(() => underWay.delete(working));
      underWay.add(working);
    } else if (isIdle) return counts;
    else if (underWay.size > 0) await Promise.race([...underWay, pause(LOOK_AGAIN_MS, undefined, { ref: false })]);
  }

  async function claim(among: 'all' | 'short'): Promise<ClaimedStep | null> {
    try {
      return await claimStep(db, clock.now(), among);
    } catch (error) {
      // What is under way goes on while the database is away.
      if (underWay.size === 0) throw error;
      log.warn({ err: error }, 'no media step could be claimed');
      return null;
    }
  }
}

/**
 * Prepares the pictures that were sent and wait, in this process, whatever `MEDIA_WORKER` says, until none of the named ones is on its
 * way. What another process has is left to it and waited for, and taken over where it was killed.
 */
export async function workOffPictures(services: GatewayServices, pictureIds: readonly string[]): Promise<void> {
  const { db, clock, log } = services;
  const { signal } = new AbortController();
  let [done, before] = [0, 0];
  for (;;) {
    const step = await claimStep(db, clock.now(), 'pictures');
    if (step !== null) {
      await attempt(services, step, signal);
      done += 1;
      if (done % STEPS_BETWEEN_LINES === 0) log.info({ steps: done }, 'preparing pictures');
      continue;
    }
    const left = await countPicturesUnderWay(db, pictureIds);
    if (left === 0) return;
    if (left !== before) log.info({ left }, 'waiting for the last pictures');
    before = left;
    await pause(LOOK_AGAIN_MS);
  }
}

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
