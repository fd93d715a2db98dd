import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const chargeTaxes: Migration = {
  async up(db) {
    await sql`
      alter table billing_orders add column country text;
      alter table billing_orders add column region text;
      create table charge_taxes (
        id text primary key references billing_transactions,
        country text not null,
        region text,
        name text not null,
        rate integer not null check (rate >= 0),
        amount integer not null check (amount >= 0)
      );
    `.execute(db);
  },
};

/** Adds where a person buys, and how much of their charges is tax. */
export const taxMigrations = { '1672-billing-charge-taxes': chargeTaxes } as const;
