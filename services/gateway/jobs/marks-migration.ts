import { type Kysely, sql, type Migration } from 'kysely';

/** How far each job is by its calendar. */
export const jobMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table job_marks (job text primary key, done_until timestamptz not null)`.execute(db);
  },
};
