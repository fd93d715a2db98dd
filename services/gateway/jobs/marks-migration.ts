import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The last time of each job's calendar that is done. */
export const jobMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table job_marks (job text primary key, done_until timestamptz not null)`.execute(db);
  },
};
