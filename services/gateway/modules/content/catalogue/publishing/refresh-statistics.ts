import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';

/**
 * Lets the database see how large the tables of films have become. While an import fills empty ones, it would go on reading
 * them as a whole for each film, until the database looks by itself some minutes later.
 */
export function refreshStatistics(db: Database): Promise<void> {
  return withoutTimeout(db, sql`analyze ${TABLES}`);
}

/**
 * Does what the database would do by itself some minutes after many rows were written: statistics, and which pages everybody
 * sees, without which an index alone answers nothing.
 */
export function settleTables(db: Database): Promise<void> {
  return withoutTimeout(db, sql`vacuum (analyze) ${TABLES}`);
}

const TABLES = sql.raw(
  'videos, video_performers, video_categories, video_tags, video_chapters, performers, performer_sites, categories',
);

/** Large tables take longer than a page may. */
async function withoutTimeout(db: Database, statement: RawBuilder<unknown>): Promise<void> {
  if (db.isTransaction) {
    await sql`set local statement_timeout = 0`.execute(db);
    await statement.execute(db);
    return;
  }
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await statement.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
