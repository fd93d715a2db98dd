import type { JobCounts } from '../jobs/job.ts';
import type { GatewayServices } from '../services.ts';
import type { LeasedQueue } from './queue.ts';
import { claimDue, type Claimed, type ClaimedColumns } from './claims.ts';
import { hold, type MessageOf } from './queued-rows.ts';
import { timeSince, workOff } from './work-off.ts';

/** What a module says of its queue besides the declaration. */
interface Delivery<Message, Outcome extends string> extends ClaimedColumns {
  /** Outcomes that the job counts, including those that did not happen. */
  readonly outcomes: readonly Outcome[];
  /** Delivers a message and records what came of it. */
  deliver(message: Message & Claimed, now: () => Date): Promise<Outcome>;
  /** Replaces the queue's own limit in tests. */
  readonly slowAfterMs?: number | undefined;
}

/** Delivers what is due of a queue, for a run of a job as of `at`. */
export async function workOffQueue<Q extends LeasedQueue, Message extends MessageOf<Q>, Outcome extends string>(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  queue: Q,
  { outcomes, deliver, slowAfterMs, ...claimed }: Delivery<Message, Outcome>,
  at: Date,
  stopping: AbortSignal | undefined,
): Promise<JobCounts> {
  const { places, placesOfReceiver: width, slow } = queue;
  const counts = await workOff<Message & Claimed, Outcome>(
    {
      places,
      ...(width !== undefined && { lane: { of: ({ receiver }) => receiver, width } }),
      ...(slow && {
        slow: { is: ({ is_slow }) => is_slow, places: slow.places, afterMs: slowAfterMs ?? slow.afterSeconds * 1_000 },
      }),
      claim: async (now, heldUntil, busy, pace) =>
        (await claimDue<Message>(db, queue, claimed, { now, heldUntil, busy, pace })).at(0) ?? null,
      hold: (message, heldUntil) => hold(db, queue, message, heldUntil),
      deliver,
    },
    { now: timeSince(at, clock), stopping },
  );
  return { ...Object.fromEntries(outcomes.map((outcome) => [outcome, 0])), ...Object.fromEntries(counts) };
}
