import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { announceChanges } from '../../../shared-data/announce-changes.ts';

const flags: Migration = {
  async up(db) {
    await sql`
      create table flag_changes (
        id integer generated always as identity primary key,
        brand text not null,
        flag text not null,
        is_on boolean,
        reason text not null,
        staff text not null,
        at timestamptz not null
      );
      create index flag_changes_latest on flag_changes (brand, flag, id desc);
    `.execute(db);
    await announceChanges(db as never, ['flag_changes']);
  },
};

/** The index answers what runs, and is the last word that a test runs once at a time. */
const experiments: Migration = {
  async up(db) {
    await sql`
      create table experiment_runs (
        id uuid primary key,
        experiment text not null,
        brands text[] not null check (cardinality(brands) > 0),
        share integer not null check (share between 1 and 100),
        started_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > started_at),
        stopped_at timestamptz,
        end_kind text check (end_kind in ('staff', 'guard', 'time')),
        counts jsonb,
        check ((stopped_at is null) = (end_kind is null))
      );
      create unique index experiment_runs_running on experiment_runs (experiment) where stopped_at is null;
      create index experiment_runs_latest on experiment_runs (experiment, started_at desc);
      create table experiment_changes (
        id integer generated always as identity primary key,
        run_id uuid not null references experiment_runs on delete cascade,
        change text not null check (change in ('started', 'share', 'stopped')),
        share integer,
        staff text,
        reason text not null,
        at timestamptz not null
      );
      create index experiment_changes_of_run on experiment_changes (run_id, id);
    `.execute(db);
    await announceChanges(db as never, ['experiment_runs', 'experiment_changes']);
  },
};

/** What staff switch while brands run. */
export const switchMigrations = {
  '1632-flag-changes': flags,
  '1633-experiment-runs': experiments,
} as const;
