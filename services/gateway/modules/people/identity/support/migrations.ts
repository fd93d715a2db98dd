import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Staff find members by what an email or a username begins with, in the order of bytes; and all sessions of one. */
const search: Migration = {
  async up(db) {
    await sql`
      create index users_by_email on users ((email collate "C"));
      create index users_by_name on users ((lower(display_name) collate "C")) where display_name is not null;
      create index sessions_of_member on sessions (user_id, created_at desc);
    `.execute(db);
  },
};

/** Adds indexes by which staff look members up. */
export const accountSearchMigrations = { '1370-account-search': search } as const;
