import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { PurgeFailure, TakenBack } from '../../../../delivery/edge/edge.ts';

/** A takedown that this gateway may do now. */
export interface ClaimedTakedown extends TakenBack {
  /** This attempt included, since the last success. */
  readonly attempts: number;
  readonly passesLeft: number;
}

/**
 * Gateways forget a film within half a second of its transaction. An edge that was purged before that would take a file from
 * one of them again.
 */
export const SETTLES_MS = 700;
/** An edge that was taking a file in that moment has it after the first purge: so there is a second one. */
export const SECOND_PASS_MS = 60_000;
/** Between one attempt and the next, in seconds; the last goes on until it succeeds, since what is taken back must be gone. */
const WAITS = [5, 15, 60, 300] as const;
/** A vendor that is busy is done within a minute or two, so that nobody waits for it longer than this many of those. */
const BUSY_WAITS = 2;

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

/** Takes the takedowns that are due for this gateway until then; no two gateways get one of them. Null where none is due. */
export async function claimTakedowns(
  db: Database,
  now: Date,
  heldUntil: Date,
): Promise<readonly ClaimedTakedown[] | null> {
  const { rows } = await sql<ClaimedTakedown>`
    update edge_takedowns set attempts = attempts + 1, next_attempt_at = ${heldUntil}
    where id in (
      select id from edge_takedowns where next_attempt_at <= ${now}
      order by next_attempt_at limit ${MOST_AT_ONCE} for update skip locked
    )
    returning id, film_id as "filmId", slugs, versions, prefixes, attempts, passes_left as "passesLeft"`.execute(db);
  return rows.length === 0 ? null : rows;
}

/** Keeps a takedown that is under way for longer, unless another gateway has taken it over. */
export async function holdTakedown(db: Database, { id, attempts }: ClaimedTakedown, heldUntil: Date): Promise<void> {
  await db
    .updateTable('edge_takedowns')
    .set({ next_attempt_at: heldUntil })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Records that every zone was asked: once more after a minute, and then it is done. */
export async function settleTakedown(db: Database, { id, passesLeft }: ClaimedTakedown, at: Date): Promise<void> {
  if (passesLeft <= 1) {
    await db.deleteFrom('edge_takedowns').where('id', '=', id).execute();
    return;
  }
  await db
    .updateTable('edge_takedowns')
    .set({
      passes_left: passesLeft - 1,
      attempts: 0,
      next_attempt_at: new Date(at.getTime() + SECOND_PASS_MS),
      last_answer: null,
    })
    .where('id', '=', id)
    .where('passes_left', '=', passesLeft)
    .execute();
}

/** Puts a takedown back for a later attempt, as long as it takes. */
export async function postponeTakedown(
  db: Database,
  { id, attempts }: ClaimedTakedown,
  { reason, isBusy }: PurgeFailure,
  at: Date,
): Promise<void> {
  const most = isBusy ? BUSY_WAITS : WAITS.length;
  const seconds = WAITS[Math.min(attempts, most) - 1] ?? 0;
  await db
    .updateTable('edge_takedowns')
    .set({ next_attempt_at: new Date(at.getTime() + seconds * 1_000), last_answer: reason })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
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
