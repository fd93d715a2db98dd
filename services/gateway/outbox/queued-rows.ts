import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import { all, type Claimed, isOpen, leaseOf } from './claims.ts';
import { type AttemptFacts, type LeasedQueue, nextAttempt, type Queue } from './queue.ts';
import { HELD_MS } from './work-off.ts';

/** Names a message of a queue. */
export type MessageOf<Q extends LeasedQueue> = Readonly<Record<Q['key'][number], string>>;

/** A message as a process knows it. */
type Attempted<Q extends LeasedQueue> = MessageOf<Q> & Pick<Claimed, 'attempts'>;

const isSame = ({ attempts }: Pick<Claimed, 'attempts'>) => sql`q.attempts = ${attempts}`;

/** What is changed of a message. */
type ChangeOf<Q extends LeasedQueue> = Updateable<Tables[Q['table']]>;

/** What a failed attempt changes. */
interface Failure<Q extends LeasedQueue> extends AttemptFacts {
  readonly at: Date;
  readonly change: ChangeOf<Q>;
  /** Changed besides where no other attempt follows. */
  readonly givenUp: ChangeOf<Q>;
  /** No other attempt would be of use. */
  readonly isFinal?: boolean;
}

/**
 * Claims a message that was read before, for a minute.
 * @param message its attempts as they were read
 * @returns false where another process has it, or has tried it since
 */
export const claimThis = <Q extends LeasedQueue>(
  db: Database,
  queue: Q,
  message: Attempted<Q>,
  now: Date,
): Promise<boolean> => {
  const lease = leaseOf(queue);
  const held = { attempts: message.attempts + 1, [lease.column]: lease.heldUntil(new Date(now.getTime() + HELD_MS)) };
  return update(db, queue, message, held, isSame(message), lease.isFree(now));
};

/**
 * Holds a message until a time, unless another process has taken it over: while it is under way, or until it is tried again.
 * @returns whether it is still this process's own
 */
export function hold<Q extends LeasedQueue>(
  db: Database,
  queue: Q,
  message: Attempted<Q>,
  until: Date,
  change?: ChangeOf<Q>,
): Promise<boolean> {
  const lease = leaseOf(queue);
  return update(db, queue, message, { ...change, [lease.column]: lease.heldUntil(until) }, isSame(message));
}

/** Records what became of a message, even where another process has claimed it in the meantime. */
export const settle = <Q extends LeasedQueue>(db: Database, queue: Q, message: MessageOf<Q>, change: ChangeOf<Q>) =>
  update(db, queue, message, { ...change });

/**
 * Records that an attempt failed, unless another process has taken the message over, which decides then. It is tried again
 * after its wait, or given up after the last.
 * @returns whether it is tried again
 */
export async function retryOrGiveUp<Q extends LeasedQueue>(
  db: Database,
  queue: Q,
  message: Attempted<Q>,
  { at, change, givenUp, isFinal = false, ...facts }: Failure<Q>,
): Promise<boolean> {
  const next = isFinal ? null : nextAttempt(queue, message.attempts, at, facts);
  const lease = leaseOf(queue);
  const values = { ...change, ...(next === null ? givenUp : { [lease.column]: lease.freeFrom(next) }) };
  await update(db, queue, message, values, isSame(message));
  return next !== null;
}

/** How many messages wait, and since when the oldest does; null where none does. */
export interface QueueLength {
  readonly size: number;
  readonly oldest: Date | null;
}

/** Counts the messages that wait. */
export async function queueLength(db: Database, queue: Queue): Promise<QueueLength> {
  const { rows } = await sql<QueueLength>`
    select count(*)::int as size, min(q.${sql.ref(queue.since)}) as oldest from ${sql.table(queue.table)} q
    where ${isOpen(queue)} and not ${queue.heldBack ?? sql`false`}`.execute(db);
  return rows[0] ?? { size: 0, oldest: null };
}

/** @returns whether there was such a message */
async function update<Q extends LeasedQueue>(
  db: Database,
  queue: Q,
  message: MessageOf<Q>,
  change: Readonly<Record<string, unknown>>,
  ...conditions: readonly RawBuilder<unknown>[]
): Promise<boolean> {
  const set = Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const key = queue.key.map((column: Q['key'][number]) => sql`q.${sql.ref(column)} = ${message[column]}`);
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(queue.table)} q set ${sql.join(set)} where ${all([...key, isOpen(queue), ...conditions])}`.execute(
    db,
  );
  return numAffectedRows > 0n;
}
