import type { StepRow } from '../queue.ts';

/** A smaller share done says nothing about the time that is left. */
const LEAST_SHARE = 0.01;
const LEAST_SECONDS = 5;

/**
 * The seconds that a step will take from now on, if it goes on as it has gone since its attempt began; null for one that is not
 * running, or has only just begun.
 */
export function secondsLeft(
  { state, progress, started_at }: Pick<StepRow, 'state' | 'progress' | 'started_at'>,
  now: Date,
): number | null {
  if (state !== 'running' || started_at === null || progress < LEAST_SHARE) return null;
  const seconds = (now.getTime() - started_at.getTime()) / 1_000;
  return seconds < LEAST_SECONDS ? null : Math.max(0, Math.round((seconds * (1 - progress)) / progress));
}
