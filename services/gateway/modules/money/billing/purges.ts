import { sql } from 'kysely';
import type { Purge } from '../../../jobs/purge.ts';
import { deleteInBatches } from '../../../jobs/purge.ts';

/** Deletes at night: expired signatures, old refused postbacks, unconfirmed steps. */
export const billingPurges: readonly Purge[] = [
  {
    what: 'postbackSignatures',
    run: (db, at) => deleteInBatches(db, 'postback_signatures', sql`expires_at < ${at}`),
  },
  {
    what: 'refusedPostbacks',
    run: (db, at) =>
      deleteInBatches(
        db,
        'postbacks',
        sql`status = 'refused' and received_at < ${at}::timestamptz - interval '30 days'`,
      ),
  },
  {
    what: 'cancellationSteps',
    run: (db, at) =>
      deleteInBatches(
        db,
        'billing_operations',
        sql`status = 'offered' and created_at < ${at}::timestamptz - interval '30 days'`,
      ),
  },
];
