import type { RawBuilder, Selectable, SqlBool } from 'kysely';
import type { Tables } from '../db/database.ts';

type Column<Table extends keyof Tables> = keyof Tables[Table] & string;

/** How long a message waits after an attempt that failed. */
type Retries =
  /** Seconds after the first attempt, the second, and so on; after the last wait it is given up, or waits as long again. */
  | { readonly waits: readonly number[]; readonly afterTheLast: 'give up' | 'wait as long again' }
  /** Each run of the job tries again. It is given up after so many attempts, and so many seconds after it was queued. */
  | { readonly eachRun: { readonly attempts: number; readonly seconds: number } };

/** How the rows of a table are delivered, each by one process at a time. A row is a message. */
interface QueueOf<Table extends keyof Tables> {
  readonly table: Table;
  /** The columns that name a message. */
  readonly key: readonly Column<Table>[];
  /** The value of a column by which a message is still to be delivered; left out where each row of the table is. */
  readonly open?: Partial<Selectable<Tables[Table]>>;
  /** The open messages that nobody waits for, of the table `q`. */
  readonly heldBack?: RawBuilder<SqlBool>;
  /** Since when a message waits. */
  readonly since: Column<Table>;
  readonly retries: Retries;
}

/** How messages are claimed by this folder. */
interface Leased<Table extends keyof Tables> {
  /**
   * The column that says which messages are free: `dueAt` has when a message is due, and while a process has it, when another one may
   * take it over; `claimedAt` has when a process took it, and is null where none has it.
   */
  readonly lease: { readonly dueAt: Column<Table> } | { readonly claimedAt: Column<Table> };
  /** How many messages a process delivers at a time. */
  readonly places: number;
  /** How many of them go to one receiver, so that a silent one delays nobody else. */
  readonly placesOfReceiver?: number;
  /** Further places, for receivers whose last delivery took longer than that. */
  readonly slow?: { readonly places: number; readonly afterSeconds: number };
}

/** A queue of any table. One whose module claims messages itself says nothing of its lease. */
export type Queue = { [Table in keyof Tables]: QueueOf<Table> }[keyof Tables];

/** A queue whose messages are claimed by this folder. */
export type LeasedQueue = { [Table in keyof Tables]: QueueOf<Table> & Leased<Table> }[keyof Tables];

/** What else says when a message is tried again. */
export interface AttemptFacts {
  /** The receiver wants to be left alone for so long. */
  readonly leastSeconds?: number;
  /** When it was queued, where each run tries again. */
  readonly queuedAt?: Date;
}

/**
 * Says when a message is tried again.
 * @param attempts made so far
 * @returns null where it is given up
 */
export function nextAttempt(
  { retries }: Queue,
  attempts: number,
  at: Date,
  { leastSeconds = 0, queuedAt = at }: AttemptFacts = {},
): Date | null {
  if ('eachRun' in retries) {
    const age = (at.getTime() - queuedAt.getTime()) / 1_000;
    return attempts >= retries.eachRun.attempts && age >= retries.eachRun.seconds ? null : at;
  }
  const wait = retries.waits[attempts - 1] ?? (retries.afterTheLast === 'give up' ? undefined : retries.waits.at(-1));
  return wait === undefined ? null : new Date(at.getTime() + Math.max(wait, leastSeconds) * 1_000);
}
