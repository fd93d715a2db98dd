import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates the tables of what unused days of earlier charges take off an order, and of which order replaced an
 * agreement.
 */
export const planCredits: Migration = {
  async up(db) {
    await sql`
      alter table billing_orders add column credit integer check (credit >= 0);
      alter table billing_agreements add column superseded_by text;
      create table billing_order_credits (
        order_id text not null references billing_orders on delete cascade,
        charge_id text not null references billing_transactions on delete cascade,
        agreement_id text not null,
        subscription_id text not null references subscriptions on delete cascade,
        days integer not null check (days > 0),
        amount integer not null check (amount >= 0),
        applied_at timestamptz,
        returned_at timestamptz,
        primary key (order_id, charge_id),
        check (returned_at is null or applied_at is not null)
      );
      create index billing_order_credits_of_charge on billing_order_credits (charge_id);
      create index billing_agreements_superseded on billing_agreements (superseded_by) where superseded_by is not null;
    `.execute(db);
  },
};

/** The days of a charge are spent on one order at a time, whatever settles two at once. */
export const creditsSpentOnce: Migration = {
  async up(db) {
    await sql`
      create unique index billing_order_credits_spent on billing_order_credits (charge_id)
        where applied_at is not null and returned_at is null
    `.execute(db);
  },
};

/**
 * Credits stay in the books when their member is deleted, as their charges do. Otherwise the ledger would have entries
 * without a record.
 */
export const creditsOfDeleted: Migration = {
  async up(db) {
    await sql`
      alter table billing_order_credits drop constraint billing_order_credits_subscription_id_fkey
    `.execute(db);
  },
};
