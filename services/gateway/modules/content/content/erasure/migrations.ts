import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** It refers to nothing: what it is about is gone. */
const erasures: Migration = {
  async up(db) {
    await sql`
      create table erasures (
        id uuid primary key default gen_random_uuid(),
        film_id text not null,
        slug text not null,
        title text not null,
        site_id text not null,
        reason text not null,
        requested_by text not null,
        requested_at timestamptz not null,
        approved_by text not null,
        approved_at timestamptz not null,
        picture_ids text[] not null,
        files jsonb not null default '{}',
        next_attempt_at timestamptz not null,
        erased_at timestamptz,
        check (approved_by <> requested_by)
      );
      create index erasures_by_film on erasures (film_id);
      create index erasures_under_way on erasures (next_attempt_at) where erased_at is null;
    `.execute(db);
  },
};

/** Erasures are claimed as the messages of other queues are, by their attempts. An older gateway counts none. */
const attempts: Migration = {
  async up(db) {
    await sql`alter table erasures add column attempts integer not null default 0`.execute(db);
  },
};

/** The records of what was erased. */
export const erasureMigrations = { '1892-erasures': erasures, '2256-erasures-attempts': attempts } as const;
