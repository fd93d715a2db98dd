import { setTimeout as pause } from 'node:timers/promises';
import type { Job, JobCounts } from '../../../jobs/job.ts';
import type { Outbox, Pace } from '../../../outbox/outbox.ts';
import { workOff } from '../../../outbox/work-off.ts';
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

/** A step is held again often, since that says how far it is. One that ends may have planned further ones, which are looked for. */
const PACE_MS = { holdAgain: 5_000, lookAgain: 1_000, longestRun: Infinity };

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
  const { clock, config } = services;
  const steps = outboxOfSteps(services, stopping, (pace) => (pace === 'any' ? 'all' : 'short'));
  const outbox = { ...steps, places: config.media.workers, placesOfQuick: 1 };
  const counts = await workOff(outbox, { now: () => clock.now(), stopping });
  return { done: 0, failed: 0, lost: 0, stopped: 0, ...Object.fromEntries(counts) };
}

/**
 * Prepares the pictures that were sent and wait, in this process, whatever `MEDIA_WORKER` says, until none of the named ones is on its
 * way. What another process has is left to it and waited for, and taken over where it was killed.
 */
export async function workOffPictures(services: GatewayServices, pictureIds: readonly string[]): Promise<void> {
  const { db, clock, log } = services;
  const steps = outboxOfSteps(services, new AbortController().signal, () => 'pictures');
  let [done, before] = [0, 0];
  const deliver: typeof steps.deliver = async (step, now, lost) => {
    const outcome = await steps.deliver(step, now, lost);
    done += 1;
    if (done % STEPS_BETWEEN_LINES === 0) log.info({ steps: done }, 'preparing pictures');
    return outcome;
  };
  for (;;) {
    await workOff({ ...steps, deliver }, { now: () => clock.now() });
    const left = await countPicturesUnderWay(db, pictureIds);
    if (left === 0) return;
    if (left !== before) log.info({ left }, 'waiting for the last pictures');
    before = left;
    await pause(PACE_MS.lookAgain);
  }
}

/** The steps that wait, one at a time. */
function outboxOfSteps(
  services: GatewayServices,
  stopping: AbortSignal,
  among: (pace: Pace) => 'all' | 'short' | 'pictures',
): Outbox<ClaimedStep, Outcome> {
  const { db, log } = services;
  const progress = new WeakMap<ClaimedStep, number>();
  return {
    places: 1,
    paceMs: PACE_MS,
    claim: (now, _heldUntil, _full, pace) => claimStep(db, now, among(pace)),
    hold: (step, heldUntil) => extendLease(db, step, progress.get(step) ?? 0, heldUntil),
    deliver: (step, _now, lost) =>
      attempt(services, step, { stopping, lost, onProgress: (share) => progress.set(step, share) }).catch(
        (error: unknown) => {
          // Another worker takes the step up when its lease has ended; the others under way go on, and further ones begin.
          log.error({ err: error, step: step.name }, 'end of a media step could not be recorded');
          return 'lost';
        },
      ),
  };
}

async function attempt(
  services: GatewayServices,
  step: ClaimedStep,
  handle: { readonly stopping: AbortSignal; readonly lost: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<Outcome> {
  const { db, clock, log } = services;
  const { stopping, lost, onProgress } = handle;
  if (step.attempts > MOST_ATTEMPTS) {
    const problem = `The process that prepares films ended ${MOST_ATTEMPTS} times during this step.`;
    await failStep(db, step, { problem, isFinal: true }, clock.now());
    return 'failed';
  }
  try {
    const signal = AbortSignal.any([stopping, lost]);
    return (await workOnStep(services, step, { signal, onProgress })) ? 'done' : 'lost';
  } catch (error) {
    if (lost.aborted) return 'lost';
    if (stopping.aborted) {
      await releaseStep(db, step, clock.now());
      return 'stopped';
    }
    const isFinal = error instanceof FileProblem;
    if (!isFinal) log.error({ err: error, source: step.sourceId, step: step.name }, 'media step failed');
    await failStep(db, step, { problem: (error as Error).message, isFinal }, clock.now());
    return 'failed';
  }
}
