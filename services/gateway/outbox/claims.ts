import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Pace } from './outbox.ts';
import type { LeasedQueue, Queue } from './queue.ts';
import { HELD_MS } from './work-off.ts';

/** Joins conditions of a statement by "and". */
export const all = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/** Builds the part of a statement that says whether a message of the table `q` is still to be delivered. */
export const isOpen = ({ open = {} }: Queue) =>
  all(
    Object.entries(open).map(([column, value]) =>
      // So that PostgreSQL sees that an index of open messages has all of them.
      value === null ? sql`q.${sql.ref(column)} is null` : sql`q.${sql.ref(column)} = ${sql.lit(value)}`,
    ),
  );

/** How the column of a queue's lease says who has a message. */
export function leaseOf({ lease }: LeasedQueue) {
  if ('dueAt' in lease) {
    const isFree = (now: Date) => sql<SqlBool>`q.${sql.ref(lease.dueAt)} <= ${now}`;
    return { column: lease.dueAt, isFree, heldUntil: (until: Date) => until, freeFrom: (at: Date) => at };
  }
  const begun = (until: Date) => new Date(until.getTime() - HELD_MS);
  const column = sql`q.${sql.ref(lease.claimedAt)}`;
  const isFree = (now: Date) => sql<SqlBool>`(${column} is null or ${column} < ${begun(now)})`;
  return { column: lease.claimedAt, isFree, heldUntil: begun, freeFrom: () => null };
}

/** Builds the part of a statement that says whether a message of the table `q` is due, and no process has it. */
export const isFree = (queue: LeasedQueue, now: Date) => leaseOf(queue).isFree(now);

/** What a claim reads of a message. The table of the queue is `q`. */
export interface ClaimedColumns {
  readonly columns: RawBuilder<unknown>;
  /** Joins what the columns are of. */
  readonly joins?: RawBuilder<unknown>;
  /** Where the message goes to, a text. */
  readonly receiver?: RawBuilder<string>;
  /** Whether the last delivery to there took long. */
  readonly isSlow?: RawBuilder<boolean>;
}

/** What each claim reads. */
export interface Claimed {
  /** This attempt included. By it a process knows whether the message is still its own. */
  readonly attempts: number;
  readonly receiver: string;
  readonly is_slow: boolean;
}

interface Due {
  readonly now: Date;
  readonly heldUntil: Date;
  /** Receivers that get no more for now. */
  readonly busy?: readonly string[];
  readonly pace?: Pace;
  /** 1 where absent. */
  readonly most?: number;
}

/** Claims the messages that have been due for longest, and holds them until then; no two processes get one of them. */
export async function claimDue<Message>(
  db: Database,
  queue: LeasedQueue,
  { columns, joins = sql``, receiver = sql`''`, isSlow = sql`false` }: ClaimedColumns,
  { now, heldUntil, busy = [], pace = 'any', most = 1 }: Due,
): Promise<readonly (Message & Claimed)[]> {
  const key = sql.join(queue.key.map((column) => sql`q.${sql.ref(column)}`));
  const lease = leaseOf(queue);
  const { rows } = await sql<Message & Claimed>`
    with due as (
      select ${key}, q.attempts + 1 as attempts, ${receiver} as receiver, ${isSlow} as is_slow, ${columns}
      from ${sql.table(queue.table)} q ${joins}
      where ${isOpen(queue)} and not ${queue.heldBack ?? sql`false`} and ${lease.isFree(now)}
        and ${receiver} <> all(${busy}::text[]) and ${pace === 'any' ? sql`true` : sql`${isSlow} = ${pace === 'slow'}`}
      order by q.${sql.ref(lease.column)} limit ${most} for update of q skip locked
    )
    update ${sql.table(queue.table)} q set attempts = due.attempts, ${sql.ref(lease.column)} = ${lease.heldUntil(heldUntil)}
    from due
    where ${all(queue.key.map((column) => sql`q.${sql.ref(column)} = due.${sql.ref(column)}`))}
    returning due.*`.execute(db);
  return rows;
}
