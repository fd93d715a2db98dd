import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { PurgeFailure, TakenBack } from '../../../../delivery/edge/edge.ts';
import { nextAttempt } from '../../../../outbox/queue.ts';
import { claimDue, type Claimed, type ClaimedColumns } from '../../../../outbox/claims.ts';
import { hold } from '../../../../outbox/queued-rows.ts';
import { QUEUES } from '../../../../outbox/queues.ts';

/** A takedown that this gateway may do now; its attempts count from the last success. */
export interface ClaimedTakedown extends TakenBack, Claimed {
  readonly passesLeft: number;
}

/**
 * Gateways forget a film within half a second of its transaction. An edge that was purged before that would take a file from
 * one of them again.
 */
export const SETTLES_MS = 700;
/** An edge that was taking a file in that moment has it after the first purge: so there is a second one. */
export const SECOND_PASS_MS = 60_000;
/** Has every edge forget what it holds of a film, once the transaction that takes it back is committed. */
export async function queueTakedown(trx: Database, film: Omit<TakenBack, 'id'>, at: Date): Promise<void> {
  await trx
    .insertInto('edge_takedowns')
    .values({
      film_id: film.filmId,
      slugs: [...film.slugs],
      versions: [...film.versions],
      prefixes: [...film.prefixes],
      taken_back_at: at,
      next_attempt_at: new Date(at.getTime() + SETTLES_MS),
      last_answer: null,
    })
    .execute();
}

/** As many as a request or two can name. */
const MOST_AT_ONCE = 50;

/** A vendor that is busy is done within a minute or two, so that nobody waits longer than this many attempts have it. */
const BUSY_WAITS = 2;

const COLUMNS: ClaimedColumns = {
  columns: sql`q.film_id as "filmId", q.slugs, q.versions, q.prefixes, q.passes_left as "passesLeft"`,
};

/** Takes the takedowns that are due for this gateway until then; no two gateways get one of them. Null where none is due. */
export async function claimTakedowns(db: Database, now: Date, heldUntil: Date) {
  const due = { now, heldUntil, most: MOST_AT_ONCE };
  const claimed = await claimDue<ClaimedTakedown>(db, QUEUES.takedowns, COLUMNS, due);
  return claimed.length === 0 ? null : claimed;
}

/** Records that every zone was asked: once more after a minute, and then it is done. */
export async function settleTakedown(db: Database, takedown: ClaimedTakedown, at: Date): Promise<void> {
  const left = takedown.passesLeft - 1;
  const again = { passes_left: left, attempts: 0, last_answer: null };
  if (left > 0) await hold(db, QUEUES.takedowns, takedown, new Date(at.getTime() + SECOND_PASS_MS), again);
  else await db.deleteFrom('edge_takedowns').where('id', '=', takedown.id).execute();
}

/** Puts a takedown back for a later attempt, as long as it takes. */
export async function postponeTakedown(
  db: Database,
  takedown: ClaimedTakedown,
  { reason, isBusy }: PurgeFailure,
  at: Date,
): Promise<void> {
  const attempts = isBusy ? Math.min(takedown.attempts, BUSY_WAITS) : takedown.attempts;
  const next = nextAttempt(QUEUES.takedowns, attempts, at) ?? at;
  await hold(db, QUEUES.takedowns, takedown, next, { last_answer: reason });
}

/** When the oldest of the films was taken back that an edge may still hold something of, as its last purge failed; null for none. */
export async function oldestFailedTakedown(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('edge_takedowns')
    .select((eb) => eb.fn.min('taken_back_at').as('oldest'))
    .where('last_answer', 'is not', null)
    .executeTakeFirst();
  return row?.oldest ?? null;
}
