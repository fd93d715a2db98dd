import type { Database } from '../../db/database.ts';

/** Gives everybody their whole budgets back, for tests whose clock stands still. */
export async function clearLimits(db: Database): Promise<void> {
  await db.deleteFrom('rate_limits').execute();
}
