import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes for staff, who page through billers' reports and read the charges of each month. */
const byMoment: Migration = {
  async up(db) {
    await sql`
      create index postbacks_by_moment on postbacks (received_at desc, id desc);
      create index billing_transactions_by_moment on billing_transactions (occurred_at);
    `.execute(db);
  },
};

/** Adds indexes, from which alone the open items of each biller and the last days are counted. */
const openWithBillers: Migration = {
  async up(db) {
    await sql`
      create index postbacks_counted_by_moment on postbacks (received_at) include (biller, status, source);
      create index postbacks_unsettled on postbacks (biller, status)
        where status in ('waiting', 'received', 'flagged', 'failed');
      create index billing_orders_open_with_biller on billing_orders (biller, created_at)
        where status in ('pending', 'declined');
      create index billing_agreements_to_compare on billing_agreements (compared_at)
        where status in ('running', 'past-due') and replaced_at is null;
    `.execute(db);
  },
};

/** Prices of a plan wait for a second member of staff; of one plan one request at a time. */
const planPriceRequests: Migration = {
  async up(db) {
    await sql`
      create table plan_price_requests (
        id text primary key,
        plan_id text not null references plans on delete cascade,
        prices jsonb not null,
        reason text not null,
        requested_by text not null,
        requested_at timestamptz not null,
        state text not null default 'open' check (state in ('open', 'approved', 'declined')),
        decided_by text,
        decided_at timestamptz,
        decision_reason text,
        check (decided_by <> requested_by),
        check ((state = 'open') = (decided_at is null)),
        check ((decided_at is null) = (decided_by is null))
      );
      create unique index plan_price_requests_once on plan_price_requests (plan_id) where state = 'open';
    `.execute(db);
  },
};

/** Adds what staff need to read the inbox and the reports, and to change prices. */
export const billingDeskMigrations = {
  '1490-billing-by-moment': byMoment,
  '1745-billing-open-with-billers': openWithBillers,
  '1823-billing-plan-price-requests': planPriceRequests,
} as const;
