import { sql } from 'kysely';
import type { Database } from '@network/gateway/db/database.ts';

/** The ids of the processes in which a PostgreSQL database works for its connections. */
export async function processesOf(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()
  `.execute(db);
  return rows.map(({ pid }) => pid);
}

/** Updates the statistics of the tables now, as the database does by itself a while after they were filled. */
export async function countTables(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}
