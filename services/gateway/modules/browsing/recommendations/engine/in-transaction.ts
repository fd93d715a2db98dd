import type { Database } from '../../../../db/database.ts';

/** Runs the work in the caller's transaction, or in a new one. */
export function inTransaction<Result>(db: Database, work: (trx: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
