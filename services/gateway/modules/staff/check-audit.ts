import type { Job } from '../../jobs/job.ts';
import { verifyAudit } from './staff-audit.ts';

/** Computes the chain of the audit again each night. A break fails the job, which reports it. */
export const checkAudit: Job = {
  name: 'check-audit',
  cron: '37 4 * * *',
  run: async ({ db }) => {
    // In one snapshot, so that a row that is written meanwhile is no break.
    const found = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => verifyAudit(trx));
    if ('brokenAt' in found) throw new Error(`The audit is not what was written, from row ${found.brokenAt} on.`);
    return { rows: found.rows };
  },
};
