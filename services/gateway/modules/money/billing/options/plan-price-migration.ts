import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { announceChanges } from '../../../../shared-data/announce-changes.ts';

const prices: Migration = {
  async up(db) {
    await sql`
      create table plan_prices (
        plan_id text not null references plans on delete cascade,
        currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> 'USD'),
        first_price integer not null check (first_price >= 0),
        rebill_price integer not null check (rebill_price >= 0),
        primary key (plan_id, currency)
      )
    `.execute(db);
    await announceChanges(db as never, ['plan_prices']);
  },
};

/** Prices of plans in currencies beside the one that every plan has a price in. */
export const planPriceMigrations = { '1699-billing-plan-prices': prices } as const;
