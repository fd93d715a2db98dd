import { sql } from 'kysely';
import { ANALYTICS_RETENTION_DAYS } from '@network/tenant/constants.ts';
import { deleteInBatches, type Purge } from '../../../jobs/purge.ts';

const DAY_MS = 86_400_000;

/** Events are deleted after the time that the privacy text names. */
export const analyticsPurges: readonly Purge[] = [
  {
    what: 'analyticsEvents',
    run: (db, at) => {
      const before = new Date(at.getTime() - ANALYTICS_RETENTION_DAYS * DAY_MS);
      return deleteInBatches(db, 'analytics_events', sql`received_at < ${before}`);
    },
  },
];
