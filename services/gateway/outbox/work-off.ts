import { setTimeout as pause } from 'node:timers/promises';
import type { Outbox, Pace } from './outbox.ts';

/**
 * The time for which a message stays claimed after its process was killed. One that is under way is held again and
 * again.
 */
export const HELD_MS = 60_000;
/** A run ends, so that jobs can be seen to end; the next one goes on. */
const PACE_MS = { holdAgain: HELD_MS / 3, lookAgain: 200, longestRun: 60_000 };

/**
 * Delivers what is due, and what becomes due meanwhile, until nothing is under way. Each message is held
 * from when its delivery begins, not from the beginning of the run.
 * @param now the time of the run, which goes on during it
 * @returns how many ended in which way
 * @throws what a delivery throws once the others have ended; its message is due again when it is held no more
 */
export async function workOff<Message, Outcome extends string>(
  outbox: Outbox<Message, Outcome>,
  { now, stopping }: { readonly now: () => Date; readonly stopping?: AbortSignal | undefined },
): Promise<ReadonlyMap<Outcome, number>> {
  const counts = new Map<Outcome, number>();
  const underWay = new Map<Message, Promise<unknown>>();
  const slowOnes = new Set<Message>();
  let becameSlow = Promise.withResolvers<void>();
  const errors: unknown[] = [];
  const { holdAgain, lookAgain, longestRun } = outbox.paceMs ?? PACE_MS;
  const began = performance.now();
  const takesMore = (): boolean =>
    stopping?.aborted !== true && errors.length === 0 && performance.now() - began < longestRun;
  const heldUntil = (): Date => new Date(now().getTime() + HELD_MS);

  const deliver = async (message: Message): Promise<void> => {
    const lost = new AbortController();
    const hold = async (): Promise<void> => {
      // Where the database is down it is delivered all the same.
      const isOwn = await outbox.hold(message, heldUntil()).catch(() => true);
      if (!isOwn) lost.abort(new Error('Another process has taken it over.'));
    };
    const holding = setInterval(() => void hold(), holdAgain);
    const slowing = outbox.slow && setTimeout(() => leaveToOthers(message), outbox.slow.afterMs);
    try {
      const outcome = await outbox.deliver(message, now, lost.signal);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    } catch (error) {
      errors.push(error);
    } finally {
      clearInterval(holding);
      clearTimeout(slowing);
      underWay.delete(message);
      slowOnes.delete(message);
    }
  };
  /** Counts a delivery that takes long among the slow ones: its place is for others. */
  const leaveToOthers = (message: Message): void => {
    slowOnes.add(message);
    becameSlow.resolve();
    becameSlow = Promise.withResolvers();
  };
  /** Claims the next message; what is under way goes on while the database is down. */
  const claim = async (full: readonly string[], pace: Pace): Promise<Message | null> => {
    try {
      return await outbox.claim(now(), heldUntil(), full, pace);
    } catch (error) {
      if (underWay.size === 0) throw error;
      return null;
    }
  };

  for (;;) {
    const isIdle = underWay.size === 0;
    const pace = takesMore() ? freePlaces(outbox, underWay.size - slowOnes.size, slowOnes.size) : null;
    const full = fullLanes(outbox, [...underWay.keys()], slowOnes);
    const changed = becameSlow.promise;
    const message = pace === null ? null : await claim(full, pace);
    if (message !== null) {
      if (outbox.slow?.is(message) === true) slowOnes.add(message);
      underWay.set(message, deliver(message));
    } else if (isIdle) {
      break;
    } else if (underWay.size > 0) {
      const ended = Promise.race([...underWay.values(), changed]);
      await (pace === null ? ended : Promise.race([ended, pause(lookAgain)]));
    }
    // Otherwise a place or a lane has become free since the claim began, and there may be more for it.
  }
  if (errors.length > 0) throw errors[0];
  return counts;
}

/** Says for which receivers places are free; null where none is. */
function freePlaces<Message>(
  { places, placesOfQuick = 0, slow }: Outbox<Message, string>,
  quickOnes: number,
  slowOnes: number,
): Pace | null {
  const isQuickFree = quickOnes < places;
  if (!slow) return isQuickFree ? 'any' : quickOnes < places + placesOfQuick ? 'quick' : null;
  const isSlowFree = slowOnes < slow.places;
  if (isQuickFree) return isSlowFree ? 'any' : 'quick';
  return isSlowFree ? 'slow' : null;
}

/**
 * Lists the lanes that take no more: those with as many messages as they may have, and of slow receivers those with
 * one.
 */
function fullLanes<Message>(
  { lane }: Outbox<Message, string>,
  underWay: readonly Message[],
  slowOnes: ReadonlySet<Message>,
): readonly string[] {
  if (!lane) return [];
  const busy = Map.groupBy(underWay, lane.of);
  const isFull = (messages: readonly Message[]): boolean =>
    messages.length >= lane.width || messages.some((each) => slowOnes.has(each));
  return [...busy].filter(([, messages]) => isFull(messages)).map(([name]) => name);
}

/** The time of a run that began as of `at`, and goes on as the clock does. */
export function timeSince(at: Date, clock: { now(): Date }): () => Date {
  const ahead = at.getTime() - clock.now().getTime();
  return () => new Date(clock.now().getTime() + ahead);
}
