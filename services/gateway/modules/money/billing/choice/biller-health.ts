import { sql } from 'kysely';
import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';

/** The window is long enough to show a failure, and short enough to show that it has ended. */
const WINDOW_MINUTES = 30;
/** The number of technical failures below which nothing is concluded. */
const LEAST_FAILURES = 5;
/** The share of technical failures from which a biller is passed over. */
const FAILING_SHARE = 0.5;

/**
 * Billers that failed for technical reasons in at least half of the last half hour's first payments, five times at least. It
 * is computed from stored declines and charges, so all gateways agree; a biller that nobody is sent to any more is tried again
 * when the half hour is over.
 */
export async function failingBillers(db: Database, now: Date): Promise<ReadonlySet<BillerId>> {
  const since = new Date(now.getTime() - WINDOW_MINUTES * 60_000);
  const { rows } = await sql<{ biller: BillerId }>`
    with failed as (
      select biller, count(*)::int as failures from billing_declines
      where recorded_at > ${since} and recorded_at <= ${now} and kind in ('payment', 'page')
        and reason = 'processor-unavailable'
      group by biller having count(*) >= ${LEAST_FAILURES}::int
    )
    select failed.biller from failed
    where failed.failures >= ${FAILING_SHARE}::float8 * (failed.failures
      + (select count(*) from billing_transactions t where t.biller = failed.biller and t.kind = 'charge' and t.period = 0
          and t.occurred_at > ${since} and t.occurred_at <= ${now})
      + (select count(*) from billing_declines d where d.biller = failed.biller and d.kind = 'payment'
          and d.reason <> 'processor-unavailable' and d.recorded_at > ${since} and d.recorded_at <= ${now}))
  `.execute(db);
  return new Set(rows.map(({ biller }) => biller));
}
