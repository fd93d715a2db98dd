import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The answer of a person about measuring, which sister brands go by too. */
const measuringAnswers: Migration = {
  async up(db) {
    await sql`
      create table measuring_answers (
        user_id text primary key references users on delete cascade,
        is_given boolean not null,
        question smallint not null,
        answered_at timestamptz not null
      )
    `.execute(db);
  },
};

/** Answers about measuring. */
export const measuringMigrations = { '2080-identity-measuring-answers': measuringAnswers } as const;
