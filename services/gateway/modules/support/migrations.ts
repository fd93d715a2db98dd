import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const support: Migration = {
  async up(db) {
    await sql`
      create table support_actions (
        request_key text primary key,
        user_id text not null references users on delete cascade,
        action text not null,
        fingerprint text not null,
        reason text not null,
        staff text not null,
        done_at timestamptz not null,
        approval_id text
      );
      create index support_actions_of_member on support_actions (user_id, done_at desc);
      create table support_approvals (
        id text primary key,
        user_id text not null,
        action text not null,
        details jsonb not null,
        reason text not null,
        requested_by text not null,
        requested_at timestamptz not null,
        state text not null check (state in ('open', 'approved', 'declined')),
        decided_by text,
        decided_at timestamptz,
        decision_reason text,
        carried_out_at timestamptz,
        check (decided_by is null or decided_by <> requested_by),
        check ((state = 'open') = (decided_at is null))
      );
      create index support_approvals_by_age on support_approvals (state, requested_at desc, id);
      create index support_approvals_of_member on support_approvals (user_id);
      create unique index support_approvals_once on support_approvals (user_id, action, (details ->> 'chargeId'))
        nulls not distinct where state = 'open';
    `.execute(db);
  },
};

/** What staff did about members, and what waits for a second of them. */
export const supportMigrations = { '1372-support': support } as const;
