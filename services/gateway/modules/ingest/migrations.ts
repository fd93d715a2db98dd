import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const sourcesAndSteps: Migration = {
  async up(db) {
    await sql`
      create table media_sources (
        id text primary key,
        video_id text not null references videos on delete cascade,
        kind text not null check (kind in ('film', 'picture')),
        file_name text not null,
        bytes bigint not null,
        store_key text not null,
        state text not null default 'working' check (state in ('working', 'published', 'failed', 'superseded')),
        facts jsonb,
        problem text,
        version text,
        added_by text not null,
        added_at timestamptz not null,
        ended_at timestamptz
      );
      create index media_sources_of_film on media_sources (video_id, added_at desc);
      create index media_sources_at_work on media_sources (added_at) where state = 'working';
      create table media_steps (
        source_id text not null references media_sources on delete cascade,
        name text not null,
        stage integer not null,
        state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
        progress real not null default 0,
        attempts integer not null default 0,
        not_before timestamptz not null,
        worker text,
        lease_until timestamptz,
        started_at timestamptz,
        ended_at timestamptz,
        problem text,
        result jsonb,
        primary key (source_id, name)
      );
    `.execute(db);
  },
};

/** What was uploaded for films, and how far its preparation is. */
export const ingestMigrations = { '1311-media-sources-and-steps': sourcesAndSteps } as const;
