import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How far each job is by its calendar. */
export const jobMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table job_marks (job text primary key, done_until timestamptz not null)`.execute(db);
  },
};
