import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const savedSearches: Migration = {
  async up(db) {
    await sql`
      create table saved_searches (
        id text primary key,
        user_id text not null references users on delete cascade,
        tenant_id text not null,
        name text not null,
        parameters jsonb not null,
        parameters_key text not null,
        notifies boolean not null,
        matched_until timestamptz not null,
        saved_at timestamptz not null,
        deleted_at timestamptz
      );
      create unique index saved_searches_once on saved_searches (user_id, tenant_id, parameters_key)
        where deleted_at is null;
      create index saved_searches_of_member on saved_searches (user_id, tenant_id, saved_at desc, id desc);
      create index saved_searches_to_match on saved_searches (matched_until, id) where notifies and deleted_at is null;
      create index saved_searches_deleted on saved_searches (deleted_at) where deleted_at is not null;
    `.execute(db);
  },
};

/** Searches that members saved. */
export const searchesMigrations = { '1704-saved-searches': savedSearches } as const;
