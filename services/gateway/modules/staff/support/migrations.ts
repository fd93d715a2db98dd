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

/** Requests of people about their data, with the deadline that the law sets. */
const dataRequests: Migration = {
  async up(db) {
    await sql`
      create table data_requests (
        id text primary key,
        user_id text not null,
        kind text not null check (kind in ('access', 'deletion')),
        received_at timestamptz not null,
        due_at timestamptz not null,
        extended_at timestamptz,
        state text not null check (state in ('open', 'answered', 'declined')),
        settled_at timestamptz,
        link_hash text unique,
        link_expires_at timestamptz,
        check ((state = 'open') = (settled_at is null)),
        check ((link_hash is null) = (link_expires_at is null))
      );
      create unique index data_requests_open_once on data_requests (user_id, kind) where state = 'open';
      create index data_requests_by_due on data_requests (due_at, id) where state = 'open';
      create index data_requests_settled on data_requests (settled_at desc, id) where state <> 'open';
      create index data_requests_of_member on data_requests (user_id);
    `.execute(db);
  },
};

/** Adds what one member of staff gave without approval, which is counted together. An older gateway leaves it empty. */
const givenAlone: Migration = {
  async up(db) {
    await sql`
      alter table support_actions
        add column given_unit text,
        add column given_amount integer check (given_amount > 0),
        add constraint support_actions_given check (
          (given_unit is null) = (given_amount is null) and (given_unit is null or approval_id is null)
        );
      create index support_actions_given_by on support_actions (staff, done_at) where given_unit is not null;
    `.execute(db);
  },
};

/** Staff are warned of a legal deadline that is near or has passed, once of each. */
const dataRequestsWarned: Migration = {
  async up(db) {
    await sql`alter table data_requests add column warned text check (warned in ('soon', 'late'))`.execute(db);
  },
};

/**
 * Gifts without approval outlive the member, without naming them. Otherwise the member's own deletion would renew the
 * member of staff's limit.
 */
const givenToNobody: Migration = {
  async up(db) {
    await sql`
      alter table support_actions
        alter column user_id drop not null,
        add constraint support_actions_of_nobody check (
          user_id is not null or (given_unit is not null and reason = '' and fingerprint = '')
        );
    `.execute(db);
  },
};

/**
 * Accounts that were locked after a theft before identity marked them look like banned ones there. Here every ban is an action, so that
 * the others can be told from them by the time from which each lock is marked. In a network that begins with this, all of them are.
 */
const lockedBefore: Migration = {
  async up(db) {
    await sql`
      create table support_locked_before (marked_since timestamptz not null);
      insert into support_locked_before select now() where exists (select from support_actions);
    `.execute(db);
  },
};

/** Adds why an action was refused once its biller had answered, so that its repetition is. An older gateway leaves it empty. */
const refusedAfterwards: Migration = {
  async up(db) {
    await sql`alter table support_actions add column refused_because text`.execute(db);
  },
};

/**
 * Creates the tables of what staff did about members, of what waits for a second person, and of requests about personal
 * data.
 */
export const supportMigrations = {
  '1372-support': support,
  '1571-data-requests': dataRequests,
  '1930-support-given-alone': givenAlone,
  '2030-support-data-requests-warned': dataRequestsWarned,
  '2108-support-given-to-nobody': givenToNobody,
  '2192-support-locked-before': lockedBefore,
  '2242-support-refused-afterwards': refusedAfterwards,
} as const;
