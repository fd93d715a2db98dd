import { type RawBuilder, sql, type SqlBool } from 'kysely';
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
