import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const popularSearches: Migration = {
  async up(db) {
    await sql`
      create table popular_searches (
        tenant_id text not null,
        day date not null,
        text text not null,
        searches integer not null,
        primary key (tenant_id, day, text)
      );
      create index popular_searches_by_day on popular_searches (day);
    `.execute(db);
  },
};

/** Adds which names are searched for on a brand. */
export const popularSearchMigrations = { '1941-popular-searches': popularSearches } as const;
