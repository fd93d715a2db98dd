import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When people visit a brand, one row for each of its people. Sessions know when they were used last. */
const visits: Migration = {
  async up(db) {
    await sql`
      create table visits (
        user_id text not null references users on delete cascade,
        tenant_id text not null,
        began_at timestamptz not null,
        since timestamptz,
        primary key (user_id, tenant_id)
      );
    `.execute(db);
  },
};

/** Visits of members. */
export const visitMigrations = { '2247-identity-visits': visits } as const;
