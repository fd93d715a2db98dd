import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';

/** A day of payments. */
export interface DayOfPayments {
  readonly day: string;
  readonly signUps: number;
  readonly charges: number;
  readonly declines: number;
  /** Events that a person has to look at. */
  readonly flagged: number;
}

/** Payments by the day (UTC) since an instant; days on which nothing happened are left out. */
export async function paymentsByDay(db: Database, since: Date): Promise<readonly DayOfPayments[]> {
  const { rows } = await sql<DayOfPayments>`
    select day, sum(sign_ups)::int as "signUps", sum(charges)::int as charges, sum(declines)::int as declines,
      sum(flagged)::int as flagged
    from (
      select settled_at as at, 1 as sign_ups, 0 as charges, 0 as declines, 0 as flagged
      from billing_orders where kind = 'signup' and status = 'paid' and settled_at >= ${since}
      union all
      select occurred_at, 0, 1, 0, 0 from billing_transactions where kind = 'charge' and occurred_at >= ${since}
      union all
      select received_at, 0, 0, (kind in ('declined', 'rebill-failed') and status = 'processed')::int,
        (status = 'flagged')::int
      from postbacks where received_at >= ${since}
    ) happened
    cross join lateral (select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day) d
    group by day
  `.execute(db);
  return rows;
}
