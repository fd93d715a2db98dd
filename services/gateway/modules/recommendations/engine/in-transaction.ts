import type { Database } from '../../../db/database.ts';

/** Runs the work in a transaction: the one that the caller is in already, or one of its own. */
export function inTransaction<Result>(db: Database, work: (trx: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
