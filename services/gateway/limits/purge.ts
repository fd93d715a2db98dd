import { sql } from 'kysely';
import { deleteInBatches, type Purge } from '../jobs/purge.ts';

/** Windows of limits that have ended. */
export const rateLimitPurge: Purge = {
  what: 'rateLimits',
  run: (db, at) => deleteInBatches(db, 'rate_limits', sql`resets_at <= ${at}`),
};
