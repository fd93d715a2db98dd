import { sql } from 'kysely';
import type { Database } from '@network/gateway/db/database.ts';

/**
 * Fills tables in one transaction without checking references row by row, which takes longer than writing the rows: for
 * generated rows that are consistent. A database user without that right checks them as usual.
 */
export async function fillUnchecked(db: Database, fill: (db: Database) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`
      select set_config('session_replication_role', 'replica', true) where current_setting('is_superuser') = 'on'
    `.execute(transaction);
    await fill(transaction);
  });
}
