import type { Job } from '../../../jobs/job.ts';
import { verifyAudit } from './staff-audit.ts';

/**
 * Computes the chain of the audit again each night. A break fails the job, which reports it. Where it ends is logged: rows that
 * somebody wrote anew together with the whole chain behind them differ from an end that is stored elsewhere, and from nothing else.
 */
export const checkAudit: Job = {
  name: 'check-audit',
  cron: '37 4 * * *',
  run: async ({ db, log }) => {
    // Both are read in one snapshot, so that a row that is written meanwhile is no break.
    const { found, end } = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => ({
        found: await verifyAudit(trx),
        end: await trx.selectFrom('staff_audit_head').select(['sequence', 'hash']).executeTakeFirstOrThrow(),
      }));
    if ('brokenAt' in found) throw new Error(`The audit is not what was written, from row ${found.brokenAt} on.`);
    log.info(end, 'the audit is whole up to this end');
    return { rows: found.rows };
  },
};
