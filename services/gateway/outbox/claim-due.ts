import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { LeasedQueue } from './queue.ts';
import { all, isOpen, leaseOf } from './queue-sql.ts';
import type { Pace } from './outbox.ts';

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
