import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const compositions: Migration = {
  async up(db) {
    await sql`alter table videos add column composition text`.execute(db);
  },
};

/** Adds which picture and which clip a film has. */
export const compositionMigrations = { '0940-compositions-of-videos': compositions } as const;
