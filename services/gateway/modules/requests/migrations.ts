import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const requests: Migration = {
  async up(db) {
    await sql`
      create table public_requests (
        id text primary key,
        case_number text not null unique,
        kind text not null check (kind in ('casting', 'support', 'removal')),
        tenant_id text not null,
        fields jsonb not null,
        fingerprint text not null unique,
        received_at timestamptz not null,
        due_at timestamptz,
        closed_at timestamptz,
        check (kind <> 'removal' or due_at is not null)
      );
      create index public_requests_open on public_requests (kind, due_at) where closed_at is null;
      create table public_request_files (
        id text primary key,
        request_id text not null references public_requests on delete cascade,
        media_type text not null,
        size integer not null,
        sha256 text not null
      );
      create index public_request_files_of_request on public_request_files (request_id);
      create table public_request_limits (
        key text primary key,
        taken integer not null,
        resets_at timestamptz not null
      );
    `.execute(db);
  },
};

/** Limits are counted in the one table of all of them. */
const limitsElsewhere: Migration = {
  async up(db) {
    await sql`drop table public_request_limits`.execute(db);
  },
};

/** Tables of what the public forms send. */
export const requestsMigrations = { '0900-requests': requests, '0901-requests-limits': limitsElsewhere } as const;
