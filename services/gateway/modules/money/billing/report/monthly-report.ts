import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { periodsAsInterval } from '../subscription/periods-as-interval.ts';
import type { DeclineReason } from '../declines/reasons.ts';

/** A month of the trade in one currency; sums are minor units. */
export interface MonthOfReport {
  /** Its first day, such as 2026-03-01. */
  readonly month: string;
  readonly currency: string;
  /** The monthly revenue of the memberships that are paid for at its end, without trials. */
  readonly recurringRevenue: number;
  readonly members: number;
  /** The number of members at the end of the month before who are no longer members. */
  readonly churned: number;
  readonly charges: number;
  readonly charged: number;
  /** Taxes that its charges include, less those that went back with what was taken back in it. */
  readonly taxes: number;
  readonly renewals: number;
  readonly refunds: number;
  readonly refunded: number;
  readonly chargebacks: number;
  readonly chargedBack: number;
  readonly declines: number;
  /** The number of declines for each reason, the most frequent first. */
  readonly declinesByReason: readonly { readonly reason: DeclineReason; readonly count: number }[];
  /**
   * The number of members who cancelled in the month and gave a reason, by their last reason, the most frequent first.
   */
  readonly leavingByReason: readonly { readonly reason: string; readonly count: number }[];
  /** Trials that began in it, those that are over, and those that were followed by a full price. */
  readonly trials: number;
  readonly trialsEnded: number;
  readonly trialsConverted: number;
}

/** The time from the anchor of an agreement to the end of a charge's period. */
const PAID_FOR = periodsAsInterval({
  biller: sql`a.biller`,
  months: sql`p.rebill_months`,
  periods: sql`t.period + 1 - a.anchor_period`,
});

/** Kinds of plans whose first charge is for trying. */
const TRIALS = sql`('trial', 'free-limited-trial')`;

/**
 * The trade by the month (UTC), the oldest first, up to `now`. A membership counts while its last charge, which was not
 * taken back, covers the instant; a charge by the quarter or the year counts by its part of a month.
 *
 * Each charge is read once, and with it which ends of months it covers: those that come after `after` of them, and up to
 * `last`. All that a membership covers are bits of one number, so that a million charges are neither repeated nor sorted.
 */
export async function readMonthlyReport(db: Database, months: number, now: Date): Promise<readonly MonthOfReport[]> {
  // One more, to compare the first one with.
  const firsts = Array.from({ length: months + 1 }, (_, index) => firstOfMonth(now, index - months));
  // An event at exactly this time counts.
  const ends = firsts.map((first) => new Date(Math.min(firstOfMonth(first, 1).getTime(), now.getTime() + 1)));
  const { rows } = await sql<MonthOfReport>`
    with months as (
      select * from unnest(${firsts}::timestamptz[], ${ends}::timestamptz[]) with ordinality as m (first, until, place)
    ), paid as (
      select t.subscription_id, t.currency, t.amount, p.rebill_months,
        width_bucket(t.occurred_at, ${ends}::timestamptz[]) as after,
        width_bucket(
          least(
            case when t.period < a.anchor_period then coalesce(a.paused_from, a.anchor_at) else a.anchor_at end
              + ${PAID_FOR},
            a.replaced_at, r.occurred_at
          ), ${ends}::timestamptz[]
        ) as last
      from billing_transactions t
      join billing_agreements a on a.id = t.agreement_id and a.period_months is not null
      join plans p on p.id = t.plan_id
      left join billing_transactions r on r.reverses_id = t.id
      where t.kind = 'charge' and (t.period > 0 or p.kind not in ${TRIALS})
        and t.occurred_at < ${ends.at(-1)} and t.occurred_at >= ${ends[0]}::timestamptz - interval '13 months'
    ), revenue as (
      select m.place, g.currency, round(sum(g.amount / g.rebill_months))::int as revenue
      from (
        select after, last, currency, rebill_months, sum(amount)::numeric as amount
        from paid where last > after group by 1, 2, 3, 4
      ) g
      join months m on m.place > g.after and m.place <= g.last
      group by 1, 2
    ), covered as (
      select subscription_id, currency, bit_or((1 << last) - (1 << after)) as ends
      from paid where last > after group by 1, 2
    ), counted as (
      select m.place, c.currency, (count(*) filter (where c.ends >> (m.place - 1)::int & 1 = 1))::int as members,
        (count(*) filter (
          where m.place > 1 and c.ends >> (m.place - 2)::int & 1 = 1 and c.all_ends >> (m.place - 1)::int & 1 = 0
        ))::int as churned
      from months m
      cross join (select *, bit_or(ends) over (partition by subscription_id) as all_ends from covered) c
      group by 1, 2
    ), moved as (
      select m.place, t.currency,
        (count(*) filter (where t.kind = 'charge'))::int as charges,
        coalesce(sum(t.amount) filter (where t.kind = 'charge'), 0)::int as charged,
        (count(*) filter (where t.kind = 'charge' and t.period > 0))::int as renewals,
        (count(*) filter (where t.kind in ('refund', 'void')))::int as refunds,
        coalesce(sum(t.amount) filter (where t.kind in ('refund', 'void')), 0)::int as refunded,
        (count(*) filter (where t.kind = 'chargeback'))::int as chargebacks,
        coalesce(sum(t.amount) filter (where t.kind = 'chargeback'), 0)::int as charged_back,
        coalesce(sum(case t.kind when 'charge' then tax.amount else -tax.amount end), 0)::int as taxes
      from months m join billing_transactions t on t.occurred_at >= m.first and t.occurred_at < m.until
      left join charge_taxes tax on tax.id = t.id
      group by 1, 2
    ), declined as (
      select m.place, coalesce(o.currency, 'USD') as currency, count(*)::int as declines
      from months m
      join postbacks p on p.received_at >= m.first and p.received_at < m.until
        and p.kind in ('declined', 'rebill-failed') and p.status = 'processed'
      left join billing_orders o on o.id = p.order_id
      group by 1, 2
    ), explained as (
      select place, currency, jsonb_agg(jsonb_build_object('reason', reason, 'count', declines) order by declines desc, reason) as reasons
      from (
        select m.place, o.currency, d.reason, count(*)::int as declines
        from months m
        join billing_declines d on d.recorded_at >= m.first and d.recorded_at < m.until and d.kind in ('payment', 'renewal')
        join billing_orders o on o.id = d.order_id
        group by 1, 2, 3
      ) counted group by 1, 2
    ), answered as materialized (
      select subscription_id, reason, width_bucket(created_at, ${firsts}::timestamptz[]) as place
      from billing_operations
      where reason is not null and kind = 'cancel' and status = 'done'
        and created_at >= ${firsts[0]}::timestamptz and created_at < ${ends.at(-1)}::timestamptz
    ), leaving as (
      select place, currency, jsonb_agg(jsonb_build_object('reason', reason, 'count', members) order by members desc, reason) as reasons
      from (
        select o.place, a.currency, o.reason, count(*)::int as members
        from answered o
        join billing_agreements a on a.subscription_id = o.subscription_id and a.replaced_at is null
        group by 1, 2, 3
      ) counted group by 1, 2
    ), tried as (
      select m.place, t.currency, count(*)::int as trials,
        (count(*) filter (where a.anchor_at <= ${now}))::int as ended,
        (count(*) filter (where a.anchor_at <= ${now} and exists (
          select from billing_transactions l join plans lp on lp.id = l.plan_id
          where l.subscription_id = t.subscription_id and l.kind = 'charge' and l.id <> t.id
            and (l.period > 0 or lp.kind not in ${TRIALS})
        )))::int as converted
      from months m
      join billing_transactions t on t.kind = 'charge' and t.period = 0
        and t.occurred_at >= m.first and t.occurred_at < m.until
      join plans p on p.id = t.plan_id and p.kind in ${TRIALS}
      join billing_agreements a on a.id = t.agreement_id
      group by 1, 2
    ), currencies as (
      select currency from revenue union select currency from moved union select currency from declined
    )
    select to_char(m.first at time zone 'UTC', 'YYYY-MM-DD') as "month", c.currency,
      coalesce(r.revenue, 0) as "recurringRevenue", coalesce(l.members, 0) as members,
      coalesce(l.churned, 0) as churned,
      coalesce(v.charges, 0) as charges, coalesce(v.charged, 0) as charged,
      coalesce(v.taxes, 0) as taxes, coalesce(v.renewals, 0) as renewals,
      coalesce(v.refunds, 0) as refunds, coalesce(v.refunded, 0) as refunded,
      coalesce(v.chargebacks, 0) as chargebacks, coalesce(v.charged_back, 0) as "chargedBack",
      coalesce(d.declines, 0) as declines, coalesce(x.reasons, '[]'::jsonb) as "declinesByReason",
      coalesce(w.reasons, '[]'::jsonb) as "leavingByReason",
      coalesce(t.trials, 0) as trials, coalesce(t.ended, 0) as "trialsEnded", coalesce(t.converted, 0) as "trialsConverted"
    from months m
    cross join currencies c
    left join revenue r using (place, currency)
    left join counted l using (place, currency)
    left join moved v using (place, currency)
    left join declined d using (place, currency)
    left join explained x using (place, currency)
    left join leaving w using (place, currency)
    left join tried t using (place, currency)
    where m.place > 1
    order by c.currency = 'USD' desc, c.currency, m.place
  `.execute(db);
  return rows;
}

/** Returns the first instant of the month that is so many months after the month of an instant. */
function firstOfMonth(at: Date, later: number): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1));
}
