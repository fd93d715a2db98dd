import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the tables of what CCBill reported about its subscriptions, and of when its extract was requested last. */
export const ccbillRecord: Migration = {
  async up(db) {
    await sql`
      create table ccbill_transactions (
        subscription_id text not null,
        kind text not null check (kind in ('charge', 'refund', 'void', 'chargeback')),
        place integer not null,
        transaction_id text not null,
        order_id text not null,
        amount integer not null,
        currency text not null,
        occurred_at timestamptz not null,
        primary key (subscription_id, kind, place),
        unique (subscription_id, kind, transaction_id)
      );
      create index ccbill_transactions_of_order on ccbill_transactions (order_id);
      create table ccbill_extracts (
        id integer primary key check (id = 1),
        requested_at timestamptz not null
      );
    `.execute(db);
  },
};

/** CCBill's own number of a sale that an extract has reported without one. */
export const ccbillLearnedNumbers: Migration = {
  async up(db) {
    await sql`alter table ccbill_transactions add column learned_number text`.execute(db);
  },
};
