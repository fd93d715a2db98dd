import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const events: Migration = {
  async up(db) {
    await sql`
      create table analytics_events (
        id uuid primary key,
        tenant_id text not null,
        area text not null check (area in ('tour', 'members')),
        visit_id uuid not null,
        name text not null,
        fields jsonb not null,
        happened_at timestamptz not null,
        received_at timestamptz not null
      );
      create index analytics_events_by_name on analytics_events (tenant_id, name, happened_at);
      create index analytics_events_by_age on analytics_events (received_at);
    `.execute(db);
  },
};

/** Events of pages. */
export const analyticsMigrations = { '1100-analytics-events': events } as const;
