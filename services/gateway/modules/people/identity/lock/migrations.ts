import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The lock of a person, and which of their sessions are locked. */
const memberLocks: Migration = {
  async up(db) {
    await sql`
      create table member_locks (
        user_id text primary key references users on delete cascade,
        pin_hash text,
        idle_minutes integer,
        set_at timestamptz not null
      );
      alter table sessions add column locked_at timestamptz;
      alter table sessions add column unlock_failures integer not null default 0;
      create index sessions_locked on sessions (identity_session_uid) where locked_at is not null;
    `.execute(db);
  },
};

/** Locks that members set. */
export const memberLockMigrations = { '1665-identity-member-locks': memberLocks } as const;
