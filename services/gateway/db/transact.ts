import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Does work in a transaction. In one that there is already it is a part, whose failure takes back that part alone; the
 * caller decides about the rest.
 */
export async function transact<Result>(db: Database, work: (trx: Database) => Promise<Result>): Promise<Result> {
  if (!db.isTransaction) return db.transaction().execute(work);
  await sql`savepoint part`.execute(db);
  try {
    const result = await work(db);
    await sql`release savepoint part`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db);
    throw error;
  }
}
