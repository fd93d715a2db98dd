import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const reports: Migration = {
  async up(db) {
    await sql`
      create table problem_reports (
        id uuid primary key default gen_random_uuid(),
        tenant_id text not null,
        correlation_id text not null,
        path text not null,
        error text,
        text text not null,
        received_at timestamptz not null,
        settled_at timestamptz
      );
      create index problem_reports_open on problem_reports (received_at) where settled_at is null;
      create index problem_reports_by_age on problem_reports (received_at);
    `.execute(db);
  },
};

/** The inbox of reports. */
export const reportsMigrations = { '1040-problem-reports': reports } as const;
