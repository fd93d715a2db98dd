import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { lockAccount } from '../accounts.ts';

/** Looks at what waits before a test gives up; each takes about a millisecond. */
const MOST_LOOKS = 20_000;

/** How many statements of a test's database wait for a lock. */
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

/**
 * Has calls wait for an account in this order, and then go on: the account is held until both wait for it.
 * @param watching a connection of another gateway, which sees what waits
 * @returns what they came to
 */
export function inOrder<One, Two>(
  { db, watching, userId }: { readonly db: Database; readonly watching: Database; readonly userId: string },
  first: () => Promise<One>,
  second: () => Promise<Two>,
): Promise<readonly [One, Two]> {
  return db
    .transaction()
    .execute(async (trx) => {
      await lockAccount(trx, userId, 'update');
      const one = first();
      await untilWaiting(watching, 1);
      const two = second();
      await untilWaiting(watching, 2);
      return [one, two] as const;
    })
    .then((both) => Promise.all(both));
}
