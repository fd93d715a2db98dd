import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds how often the welcome data of a signup charged the stored card. */
export const welcomeCharges: Migration = {
  async up(db) {
    await sql`alter table billing_orders add column welcome_charges integer not null default 0`.execute(db);
  },
};

/** Adds the language in which a person joins, for the mails to the account that their payment creates. */
export const orderLanguages: Migration = {
  async up(db) {
    await sql`alter table billing_orders add column language text`.execute(db);
  },
};

/** Adds the variants of orders, since refunds by variant are a guard rail of tests. */
export const orderVariants: Migration = {
  async up(db) {
    await sql`
      alter table billing_orders add column variants jsonb;
      create index billing_orders_in_tests on billing_orders (created_at) where variants is not null;
    `.execute(db);
  },
};

/** Why the payment of an order went back. An older gateway says nothing: what it returned has its reason in `confirm_by` alone. */
export const returnedOrders: Migration = {
  async up(db) {
    // Its values are in tables.ts: a check would read the whole table while it is locked.
    await sql`alter table billing_orders add column returned_why text`.execute(db);
  },
};

/** Adds the host of the brand on which an order was begun. An older gateway says none, and its payments lead to the members host. */
export const orderHosts: Migration = {
  async up(db) {
    // Its values are in tables.ts: a check would read the whole table while it is locked.
    await sql`alter table billing_orders add column opened_on text`.execute(db);
  },
};
