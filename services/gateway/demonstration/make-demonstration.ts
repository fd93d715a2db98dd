import { startOfDay } from '@network/lifecycle/calendar/utc-dates.ts';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../config/clock.ts';
import { forgetNetwork, knowNetwork } from '../config/known-network.ts';
import type { Database } from '../db/database.ts';
import { importContent, readLists } from '../modules/content/content/public.ts';
import type { StockMedia } from '../modules/content/media/public.ts';
import { networkOf, readNetworkRows } from '../modules/platform/releases/public.ts';
import type { Demonstration } from './demonstration.ts';
import { seedRandom } from './seed-random.ts';

/** What making it needs of the gateway. */
export interface DemonstrationParts {
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Fills a database with the demonstration, once: all of it in one transaction, or nothing. Its content goes through the
 * import that operators use.
 * @returns whether this call did it
 * @throws Error when the import refuses a row
 */
export async function makeDemonstration(
  db: Database,
  demonstration: Demonstration,
  parts: DemonstrationParts,
): Promise<boolean> {
  const today = startOfDay(parts.clock.now());
  return db.transaction().execute(async (trx) => {
    // Two gateways on one empty database: the second waits here, then sees the first one's row.
    await sql`lock table seeded in exclusive mode`.execute(trx);
    const { rows } = await sql`select made_on from seeded`.execute(trx);
    if (rows.length > 0) return false;
    const content = demonstration.contentOf(today);
    await importLists(trx, content.lists, { ...parts, stockMedia: demonstration.media });
    for (const seed of demonstration.seeds) await seed({ db: trx, today, random: seedRandom, content });
    await sql`insert into seeded (made_on) values (${today.toISOString().slice(0, 10)}::date)`.execute(trx);
    await sql`analyze`.execute(trx);
    return true;
  });
}

async function importLists(
  trx: Database,
  lists: Readonly<Record<string, readonly object[]>>,
  parts: DemonstrationParts & { readonly stockMedia: StockMedia },
): Promise<void> {
  const source = {};
  // Brands make their sites known once the database is ready; documents name them before.
  knowNetwork(source, networkOf(await readNetworkRows(trx), []));
  try {
    const sources = [{ rows: () => readLists('demonstration', lists) }];
    const { refused } = await importContent({ db: trx, ...parts }, sources, { isDryRun: false });
    const [first] = refused;
    if (first) throw new Error(`The demonstration: ${first.place} ${first.path}: ${first.reason}`);
  } finally {
    forgetNetwork(source);
  }
}
