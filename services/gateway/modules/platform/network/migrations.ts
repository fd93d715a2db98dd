import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const seeded: Migration = {
  async up(db) {
    await sql`create table seeded (made_on date primary key)`.execute(db);
  },
};

/** What is of no one domain: the day on which the demonstration data was made. */
export const networkMigrations = { '0001-network-seeded': seeded } as const;
