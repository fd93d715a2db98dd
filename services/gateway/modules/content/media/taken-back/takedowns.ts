import type { Database } from '../../../../db/database.ts';
import type { TakenBack } from '../../../../delivery/edge/edge.ts';

/**
 * Gateways forget a film within half a second of its transaction. An edge that was purged before that would take a file from
 * one of them again.
 */
export const SETTLES_MS = 700;

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

/** When the oldest of the films was taken back that an edge may still hold something of, as its last purge failed; null for none. */
export async function oldestFailedTakedown(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('edge_takedowns')
    .select((eb) => eb.fn.min('taken_back_at').as('oldest'))
    .where('last_answer', 'is not', null)
    .executeTakeFirst();
  return row?.oldest ?? null;
}
