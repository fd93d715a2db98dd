import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The one offer that releases before this made, which editors may change from now on. */
export const retentionTerms: Migration = {
  async up(db) {
    await sql`
      create table retention_terms (
        id text primary key,
        discount_percent integer not null check (discount_percent between 1 and 90),
        offered_gems integer not null check (offered_gems >= 0),
        currency text not null,
        lowest_price integer,
        highest_price integer,
        sites text[] not null,
        starts_at timestamptz,
        ends_at timestamptz check (ends_at > starts_at),
        position integer not null
      );
      insert into retention_terms (id, discount_percent, offered_gems, currency, sites, position)
        values ('stay-a-while', 33, 20, 'USD', '{}', 1);
    `.execute(db);
  },
};

/** An offer is for those who have been members for a while, the one that there is too. */
export const offerTenure: Migration = {
  async up(db) {
    await sql`
      alter table retention_terms add column least_months integer not null default 3 check (least_months between 0 and 60)
    `.execute(db);
  },
};
