import { randomUUID } from 'node:crypto';
import type { GatewayServices } from '../../../services.ts';
import { rateLimited } from '../../../limits/rate-limited.ts';
import type { Staff } from './require-staff.ts';

/**
 * A job counts as gone with its process after this time, and another one may begin. Far longer than a call is answered
 * for.
 */
const LEASE_MS = 10 * 60_000;

/** A member of staff who has a job under way may ask again after this time. */
const ASK_AGAIN_SECONDS = 5;

/**
 * Does work of a member of staff that may take long, one piece at a time for each of them in the whole network: several at once would
 * hold the share of connections that all of staff have.
 * @throws GatewayError RATE_LIMITED while another one of theirs is under way
 */
export async function asOnlyJob<Result>(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  { staffId }: Pick<Staff, 'staffId'>,
  operation: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  const job = { operation, worker: randomUUID(), lease_until: new Date(now.getTime() + LEASE_MS) };
  const claimed = await db
    .insertInto('staff_jobs')
    .values({ staff_id: staffId, ...job })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(job).where('staff_jobs.lease_until', '<=', now))
    .executeTakeFirst();
  if ((claimed.numInsertedOrUpdatedRows ?? 0n) === 0n) throw rateLimited(ASK_AGAIN_SECONDS);
  try {
    return await work();
  } finally {
    await db.deleteFrom('staff_jobs').where('staff_id', '=', staffId).where('worker', '=', job.worker).execute();
  }
}
