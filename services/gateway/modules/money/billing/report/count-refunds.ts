import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';

/** The orders that are counted: those opened in a variant of a test in this time on these brands. */
interface RefundQuery {
  readonly experiment: string;
  readonly brands: readonly string[];
  readonly from: Date;
  readonly until: Date;
}

/** Paid orders of a variant, and how many of them were refunded or charged back, whole or in part. */
export interface RefundCount {
  readonly variant: string;
  readonly purchases: number;
  readonly refunds: number;
}

/** Counts refunds by the variant in which their orders were opened; what was taken back after `until` is left out. */
export async function countRefunds(db: Database, query: RefundQuery): Promise<readonly RefundCount[]> {
  const { experiment, from, until } = query;
  const brands = sql`${[...query.brands]}::text[]`;
  const { rows } = await sql<RefundCount>`
    select variants ->> ${experiment} as variant, count(*)::int as purchases,
      count(*) filter (where exists (
        select from billing_transactions taken
        where taken.agreement_id = billing_orders.id and taken.kind in ('refund', 'chargeback') and taken.occurred_at < ${until}
      ))::int as refunds
    from billing_orders
    where variants ? ${experiment} and tenant_id = any(${brands}) and created_at >= ${from} and created_at < ${until}
      and status in ('paid', 'returned')
    group by variant order by variant
  `.execute(db);
  return rows;
}
