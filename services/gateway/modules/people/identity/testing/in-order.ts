import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { lockAccount } from '../accounts.ts';

/** Looks at what waits before a test gives up; each takes about a millisecond. */
const MOST_LOOKS = 20_000;

/** Counts the statements of a test's database that wait for a lock. */
async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return Number(rows[0]?.count);
}

/** Looks until so many statements wait for a lock. @throws Error where they never do */
export async function untilWaiting(db: Database, count: number): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) if ((await waitingForLocks(db)) === count) return;
  throw new Error(`There are never ${count} statements that wait for a lock.`);
}

/** Looks until a call has come to its end, or so many statements wait for a lock, whichever is first. */
export async function untilDoneOrWaiting(db: Database, call: Promise<unknown>, count: number): Promise<void> {
  const done = call.then(
    () => true,
    () => true,
  );
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    if (await Promise.race([done, waitingForLocks(db).then((waiting) => waiting === count)])) return;
  }
}

interface Held {
  readonly db: Database;
  /** A connection of another gateway, which sees what waits. */
  readonly watching: Database;
}

/**
 * Has calls wait for an account in this order, and then go on: the account is held until both wait for it.
 * @returns what they came to
 */
export function inOrder<One, Two>(
  { userId, ...held }: Held & { readonly userId: string },
  first: () => Promise<One>,
  second: () => Promise<Two>,
): Promise<readonly [One, Two]> {
  return inOrderBehind({ ...held, hold: (trx) => lockAccount(trx, userId, 'update') }, first, second);
}

/**
 * Runs the calls behind rows that `hold` locks: the rows stay locked until both calls wait, for them or for each other.
 * @returns what they came to
 */
export function inOrderBehind<One, Two>(
  { db, watching, hold }: Held & { readonly hold: (trx: Database) => Promise<unknown> },
  first: () => Promise<One>,
  second: () => Promise<Two>,
): Promise<readonly [One, Two]> {
  return db
    .transaction()
    .execute(async (trx) => {
      await hold(trx);
      const one = first();
      await untilWaiting(watching, 1);
      const two = second();
      await untilWaiting(watching, 2);
      return [one, two] as const;
    })
    .then((both) => Promise.all(both));
}

/**
 * Has a call wait for rows that `hold` locks, does something meanwhile, and lets it go on.
 * @returns what the call came to
 */
export async function whileWaiting<Result>(
  { db, watching, hold }: Held & { readonly hold: (trx: Database) => Promise<unknown> },
  call: () => Promise<Result>,
  meanwhile: () => Promise<unknown>,
): Promise<Result> {
  const { begun } = await db.transaction().execute(async (trx) => {
    await hold(trx);
    const waiting = call();
    await untilWaiting(watching, 1);
    await meanwhile();
    return { begun: waiting };
  });
  return begun;
}
