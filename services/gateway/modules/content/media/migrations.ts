import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const edgeTakedowns: Migration = {
  async up(db) {
    await sql`
      create table edge_takedowns (
        id uuid primary key default gen_random_uuid(),
        film_id text not null,
        slugs text[] not null,
        versions text[] not null,
        taken_back_at timestamptz not null,
        passes_left integer not null default 2,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null,
        last_answer text
      );
      create index edge_takedowns_due on edge_takedowns (next_attempt_at);
    `.execute(db);
  },
};

const prefixesOfTakedowns: Migration = {
  async up(db) {
    await sql`alter table edge_takedowns add column prefixes text[] not null default '{}'`.execute(db);
  },
};

/** What edges still hold of films that were taken back. */
export const mediaMigrations = {
  '1890-edge-takedowns': edgeTakedowns,
  '1955-prefixes-of-takedowns': prefixesOfTakedowns,
} as const;
