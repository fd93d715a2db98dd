import { sql } from 'kysely';
import { deleteInBatches, type Purge } from '../../../jobs/purge.ts';

const RETENTION_DAYS = 180;
const DAY_MS = 86_400_000;

/** Reports are deleted after half a year, settled or not. */
export const reportsPurges: readonly Purge[] = [
  {
    what: 'problemReports',
    run: (db, at) => {
      const before = new Date(at.getTime() - RETENTION_DAYS * DAY_MS);
      return deleteInBatches(db, 'problem_reports', sql`received_at < ${before}`);
    },
  },
];
