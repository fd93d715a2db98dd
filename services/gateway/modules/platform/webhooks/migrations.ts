import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const webhooks: Migration = {
  async up(db) {
    await sql`
      create table webhook_endpoints (
        id text primary key,
        url text not null,
        types text[] not null,
        created_at timestamptz not null,
        created_by text not null,
        failing_since timestamptz,
        disabled_at timestamptz
      );
      create table webhook_messages (
        id text primary key,
        key text unique,
        type text not null,
        data jsonb not null,
        at timestamptz not null
      );
      create index webhook_messages_by_time on webhook_messages (at);
      create table webhook_deliveries (
        message_id text not null references webhook_messages on delete cascade,
        endpoint_id text not null references webhook_endpoints on delete cascade,
        state text not null default 'queued' check (state in ('queued', 'delivered', 'failed')),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null,
        settled_at timestamptz,
        last_answer text,
        primary key (endpoint_id, message_id)
      );
      create index webhook_deliveries_of_message on webhook_deliveries (message_id);
      create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where state = 'queued';
    `.execute(db);
  },
};

const slowEndpoints: Migration = {
  async up(db) {
    await sql`alter table webhook_endpoints add column is_slow boolean not null default false`.execute(db);
  },
};

/** Endpoints of integrators and what they are sent. */
export const webhookMigrations = {
  '1392-webhooks': webhooks,
  '2246-webhook-slow-endpoints': slowEndpoints,
} as const;
