import { setTimeout as pause } from 'node:timers/promises';

/** Messages that wait in a table until each is delivered once, by whichever process holds it. */
export interface Outbox<Message, Outcome extends string> {
  /**
   * The number of messages that this process delivers at a time. It equals the number of connections, so that no
   * message is claimed while it waits for one.
   */
  readonly places: number;
  /** Messages of one lane, such as of one endpoint, take few places, so that a silent receiver delays nobody else. */
  readonly lane?: { readonly of: (message: Message) => string; readonly width: number };
  /**
   * Takes the next due message, of no lane that is full, and holds it for this process until `heldUntil`.
   * @returns null where nothing is due
   */
  claim(now: Date, heldUntil: Date, fullLanes: readonly string[]): Promise<Message | null>;
  /** Holds a message that is under way for longer. */
  hold(message: Message, heldUntil: Date): Promise<void>;
  /** Delivers a message and records what came of it. */
  deliver(message: Message, now: () => Date): Promise<Outcome>;
}

/**
 * The time for which a message stays claimed after its process was killed. One that is under way is held again and
 * again.
 */
export const HELD_MS = 60_000;
const HELD_AGAIN_MS = HELD_MS / 3;

/** The time after which a free place looks for a message again while others are under way. */
const LOOK_AGAIN_MS = 200;
/** A run ends, so that jobs can be seen to end; the next one goes on. */
const LONGEST_RUN_MS = 60_000;

/**
 * Delivers what is due, and what becomes due meanwhile, until nothing is under way (decision 0801). Each message is held
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
  const errors: unknown[] = [];
  const began = performance.now();
  const takesMore = (): boolean =>
    stopping?.aborted !== true && errors.length === 0 && performance.now() - began < LONGEST_RUN_MS;
  const heldUntil = (): Date => new Date(now().getTime() + HELD_MS);

  const deliver = async (message: Message): Promise<void> => {
    // One that can't be held again is delivered all the same: its outcome is recorded whoever has it by then.
    const holding = setInterval(() => void outbox.hold(message, heldUntil()).catch(() => undefined), HELD_AGAIN_MS);
    try {
      const outcome = await outbox.deliver(message, now);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    } catch (error) {
      errors.push(error);
    } finally {
      clearInterval(holding);
      underWay.delete(message);
    }
  };

  for (;;) {
    const isFree = takesMore() && underWay.size < outbox.places;
    const full = fullLanes(outbox, [...underWay.keys()]);
    const message = isFree ? await outbox.claim(now(), heldUntil(), full) : null;
    if (message !== null) underWay.set(message, deliver(message));
    else if (underWay.size > 0) {
      const ended = Promise.race(underWay.values());
      await (isFree ? Promise.race([ended, pause(LOOK_AGAIN_MS)]) : ended);
    } else if (!isFree || full.length === 0) break;
    // Otherwise a lane that was full when the claim began has become free since, and may have more.
  }
  if (errors.length > 0) throw errors[0];
  return counts;
}

function fullLanes<Message>({ lane }: Outbox<Message, string>, underWay: readonly Message[]): readonly string[] {
  if (!lane) return [];
  const busy = Map.groupBy(underWay, lane.of);
  return [...busy].filter(([, messages]) => messages.length >= lane.width).map(([name]) => name);
}

/** The time of a run that began as of `at`, and goes on as the clock does. */
export function timeSince(at: Date, clock: { now(): Date }): () => Date {
  const ahead = at.getTime() - clock.now().getTime();
  return () => new Date(clock.now().getTime() + ahead);
}
