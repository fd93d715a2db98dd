import { sql } from 'kysely';
import type { Clock } from '../../config/clock.ts';
import type { GatewayModule } from '../../module.ts';
import type { Database } from '../database.ts';
import { seedRandom } from './seed-random.ts';

/**
 * Fills a database with the demonstration data, once: all of it in one transaction, or nothing.
 * @returns whether this call did it
 */
export async function runSeeds(db: Database, modules: readonly GatewayModule[], clock: Clock): Promise<boolean> {
  const now = clock.now();
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  return db.transaction().execute(async (trx) => {
    // Two gateways on one empty database: the second waits here, then sees the first one's row.
    await sql`lock table seeded in exclusive mode`.execute(trx);
    const { rows } = await sql`select made_on from seeded`.execute(trx);
    if (rows.length > 0) return false;
    for (const module of modules) await module.seed?.({ db: trx, today, random: seedRandom });
    await sql`insert into seeded (made_on) values (${today.toISOString().slice(0, 10)}::date)`.execute(trx);
    await sql`analyze`.execute(trx);
    return true;
  });
}
