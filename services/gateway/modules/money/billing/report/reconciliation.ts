import { sql } from 'kysely';
import type { BillerId } from '@network/tenant/constants.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Database } from '../../../../db/database.ts';

/** A biller's record beside ours. */
export interface BillerReconciliation {
  readonly biller: string;
  /** Up to when its list was read without a gap. */
  readonly readUntil: Date | null;
  /** Events of the last 30 days, and those of them that no postback brought. */
  readonly events: number;
  readonly foundByReading: number;
  readonly waiting: number;
  readonly flagged: number;
  readonly failed: number;
  readonly openOrders: number;
  readonly oldestOrderAt: Date | null;
  /** Agreements that run and were not compared for two days. */
  readonly lateAgreements: number;
  readonly pendingCommands: number;
  readonly failedCommands: number;
}

const LATE_MS = 2 * DAY_MS;
const RECENT_MS = 30 * DAY_MS;

/** Reads what is open between these billers and us. */
export async function readReconciliation(
  db: Database,
  billers: readonly BillerId[],
  now: Date,
): Promise<readonly BillerReconciliation[]> {
  const recently = new Date(now.getTime() - RECENT_MS);
  const late = new Date(now.getTime() - LATE_MS);
  const { rows } = await sql<BillerReconciliation>`
    with recent as (
      select biller, count(*) filter (where status <> 'refused') as events,
        count(*) filter (where source = 'reconciliation') as found
      from postbacks where received_at >= ${recently} group by biller
    ), unsettled as (
      select biller, count(*) filter (where status in ('waiting', 'received')) as waiting,
        count(*) filter (where status = 'flagged') as flagged, count(*) filter (where status = 'failed') as failed
      from postbacks where status in ('waiting', 'received', 'flagged', 'failed') group by biller
    ), opened as (
      select biller, count(*) as orders, min(created_at) as oldest
      from billing_orders where status in ('pending', 'declined') group by biller
    ), late as (
      select biller, count(*) as agreements from billing_agreements
      where status in ('running', 'past-due') and replaced_at is null
        -- The first condition says less than the second, for the index.
        and (compared_at < ${late} or compared_at is null)
        and coalesce(compared_at, anchor_at - interval '1 month') < ${late}
      group by biller
    ), commands as (
      select biller, count(*) filter (where state = 'pending') as pending, count(*) filter (where state = 'failed') as failed
      from (
        select biller, state from biller_commands join billing_agreements on billing_agreements.id = agreement_id
        where state in ('failed', 'pending')
        union all
        select biller, state from order_commands join billing_orders on billing_orders.id = order_id
        where state in ('failed', 'pending')
      ) open group by biller
    )
    select b.biller, m.complete_until as "readUntil",
      coalesce(r.events, 0)::int as events, coalesce(r.found, 0)::int as "foundByReading",
      coalesce(u.waiting, 0)::int as waiting, coalesce(u.flagged, 0)::int as flagged, coalesce(u.failed, 0)::int as failed,
      coalesce(o.orders, 0)::int as "openOrders", o.oldest as "oldestOrderAt",
      coalesce(l.agreements, 0)::int as "lateAgreements",
      coalesce(c.pending, 0)::int as "pendingCommands", coalesce(c.failed, 0)::int as "failedCommands"
    from unnest(${billers}::text[]) with ordinality as b (biller, place)
    left join biller_event_marks m using (biller)
    left join recent r using (biller)
    left join unsettled u using (biller)
    left join opened o using (biller)
    left join late l using (biller)
    left join commands c using (biller)
    order by b.place
  `.execute(db);
  return rows;
}
