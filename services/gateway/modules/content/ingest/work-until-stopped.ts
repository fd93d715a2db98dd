import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayServices } from '../../../services.ts';
import { logMissingPlaces } from '../../../store/places/log-missing-places.ts';
import { findPrograms } from './ffmpeg/programs.ts';
import { workOffSteps } from './prepare-media.ts';

/**
 * How often the queue is looked at while there is nothing to do, and after an error such as of a database that is down.
 */
const LOOK_AGAIN_MS = 2_000;

/** What a worker did. */
interface WorkerCounts {
  readonly done: number;
  readonly stopped: number;
}

/**
 * Works on the queue until it is to stop. Then it takes no further step and gives back what is under way at once, which
 * another worker begins again: an encoding may take longer than any machine waits for its processes.
 * @throws NoFfmpegError where this machine can't prepare films
 */
export async function workUntilStopped(services: GatewayServices, stopping: AbortSignal): Promise<WorkerCounts> {
  const { log, config } = services;
  findPrograms(config.media);
  await logMissingPlaces(config.mediaPlaces, log);
  log.info({ steps: config.media.workers }, 'worker waits for media to prepare');
  const total = { done: 0, stopped: 0 };
  while (!stopping.aborted) {
    try {
      const counts = await workOffSteps(services, stopping);
      total.done += counts['done'] ?? 0;
      total.stopped += counts['stopped'] ?? 0;
    } catch (error) {
      log.error({ err: error }, 'media could not be prepared');
    }
    await pause(LOOK_AGAIN_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
  return total;
}
