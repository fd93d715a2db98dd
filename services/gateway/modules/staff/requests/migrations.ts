import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { typedEmail } from '@network/validation/email.ts';

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

/** What staff do about requests. An older gateway inserts rows without these columns. */
const desk: Migration = {
  async up(db) {
    await sql`
      alter table public_requests
        add column assigned_to text,
        add column waiting_since timestamptz,
        add column outcome text check (outcome in ('done', 'declined'));
      create index public_requests_open_by_due on public_requests (kind, coalesce(due_at, received_at), id)
        where closed_at is null;
      create index public_requests_closed on public_requests (kind, closed_at, id) where closed_at is not null;
      create index public_requests_of_sender on public_requests (lower(fields ->> 'email'), received_at);
      create table public_request_events (
        id bigint primary key generated always as identity,
        request_id text not null references public_requests on delete cascade,
        at timestamptz not null,
        staff text not null,
        kind text not null check (kind in ('assigned', 'released', 'noted', 'replied', 'closed', 'reopened')),
        text text not null,
        facts jsonb,
        request_key text not null unique
      );
      create index public_request_events_of_request on public_request_events (request_id, id);
    `.execute(db);
  },
};

/**
 * Every form has a deadline, those that are open too. One list has all forms, the most urgent first. An older gateway inserts rows
 * without a deadline, which are listed by their age.
 */
const oneQueue: Migration = {
  async up(db) {
    await sql`
      alter table public_requests add column warned text check (warned in ('soon', 'late'));
      update public_requests
        set due_at = received_at + case kind when 'support' then interval '72 hours' else interval '336 hours' end
        where due_at is null and closed_at is null;
      create index public_requests_all_open on public_requests (coalesce(due_at, received_at), id)
        where closed_at is null;
      create index public_requests_all_closed on public_requests (closed_at, id) where closed_at is not null;
    `.execute(db);
  },
};

/** Emails as accounts have them: a domain in another script than Latin was stored as it was typed, and found no account. */
const emailsOfAccounts: Migration = {
  async up(db) {
    const { rows } = await sql<{ id: string; email: string }>`
      select id, fields ->> 'email' as email from public_requests where fields ->> 'email' ~ '[^!-~]'
    `.execute(db);
    for (const { id, email } of rows) {
      await sql`
        update public_requests set fields = jsonb_set(fields, '{email}', to_jsonb(${typedEmail(email)}::text))
        where id = ${id}
      `.execute(db);
    }
  },
};

/** An answer whose mail failed is mailed again, which is an event of its own. */
const mailedAgain: Migration = {
  async up(db) {
    await sql`
      alter table public_request_events
        drop constraint public_request_events_kind_check,
        add constraint public_request_events_kind_check check (
          kind in ('assigned', 'released', 'noted', 'replied', 'closed', 'reopened', 'mailedAgain')
        );
    `.execute(db);
  },
};

/** Tables of what the public forms send. */
export const requestsMigrations = {
  '0900-requests': requests,
  '0901-requests-limits': limitsElsewhere,
  '1570-requests-desk': desk,
  '1880-requests-one-queue': oneQueue,
  '2020-requests-emails': emailsOfAccounts,
  '2212-requests-mailed-again': mailedAgain,
} as const;
