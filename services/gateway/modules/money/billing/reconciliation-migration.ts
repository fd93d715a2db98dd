import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Up to when each biller's list of events was read completely, and when orders and agreements were compared last. */
export const reconciliation: Migration = {
  async up(db) {
    await sql`
      create table biller_event_marks (
        biller text primary key,
        complete_until timestamptz not null
      );
      alter table billing_orders add column compared_at timestamptz;
      alter table billing_agreements add column compared_at timestamptz;
      drop index billing_orders_pending;
      create index billing_orders_to_compare on billing_orders (compared_at nulls first, created_at)
        where status in ('pending', 'declined');
      create index billing_agreements_compared on billing_agreements (compared_at nulls first);
    `.execute(db);
  },
};
