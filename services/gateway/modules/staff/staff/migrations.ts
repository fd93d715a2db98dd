import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const staff: Migration = {
  async up(db) {
    await sql`
      create table staff_members (
        id text primary key,
        email text not null unique check (email = lower(email)),
        role text not null,
        created_at timestamptz not null,
        disabled_at timestamptz
      );
      create table staff_tokens (
        id text primary key,
        staff_id text not null references staff_members,
        token_hash text not null unique,
        scopes text[] not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      create index staff_tokens_of_member on staff_tokens (staff_id);
      create table staff_audit (
        sequence integer primary key,
        at timestamptz not null,
        actor text not null,
        token_id text,
        action text not null,
        entity_kind text not null,
        entity_id text not null,
        before jsonb,
        after jsonb,
        hash text not null
      );
      create index staff_audit_of_entity on staff_audit (entity_kind, entity_id, sequence);
      create table staff_audit_head (
        id integer primary key default 1 check (id = 1),
        sequence integer not null,
        hash text not null
      );
      insert into staff_audit_head (sequence, hash) values (0, '');
    `.execute(db);
  },
};

const signIn: Migration = {
  async up(db) {
    await sql`
      alter table staff_members add column password_hash text;
      create table staff_password_links (
        token_hash text primary key,
        staff_id text not null references staff_members,
        expires_at timestamptz not null
      );
      create table staff_sign_ins (
        challenge_hash text primary key,
        staff_id text not null references staff_members,
        code_hash text not null,
        expires_at timestamptz not null
      );
      create table staff_sessions (
        id text primary key,
        staff_id text not null references staff_members,
        token_hash text not null unique,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        ended_at timestamptz
      );
      create index staff_sessions_of_member on staff_sessions (staff_id) where ended_at is null;
    `.execute(db);
  },
};

/** The filters of the audit; each is read from its end. */
const auditFilters: Migration = {
  async up(db) {
    await sql`
      create index staff_audit_of_actor on staff_audit (actor, sequence);
      create index staff_audit_of_action on staff_audit (action, sequence);
      create index staff_audit_by_time on staff_audit (at, sequence);
    `.execute(db);
  },
};

const views: Migration = {
  async up(db) {
    await sql`
      create table staff_views (
        id text primary key,
        list text not null,
        owner text not null,
        name text not null,
        address text not null,
        is_shared boolean not null,
        saved_at timestamptz not null,
        unique (list, owner, name)
      );
      create index staff_views_of_team on staff_views (list) where is_shared;
    `.execute(db);
  },
};

const staffSites: Migration = {
  async up(db) {
    await sql`alter table staff_members add column sites text[]`.execute(db);
  },
};

/**
 * Rows of the audit are appended and never changed or removed, by whatever statement. A statement that meets no row passes: a
 * restore empties every table that it has just made.
 */
const appendOnlyAudit: Migration = {
  async up(db) {
    await sql`
      create function refuse_change_of_audit() returns trigger language plpgsql as $$
        begin raise exception 'The audit is appended only: % is refused.', tg_op; end
      $$;
      create trigger staff_audit_stays before update or delete on staff_audit
        for each row execute function refuse_change_of_audit();
      create trigger staff_audit_is_not_emptied before truncate on staff_audit
        for each statement execute function refuse_change_of_audit();
    `.execute(db);
  },
};

/**
 * The end of the audit moves forward alone: set back, it would hide that rows are missing. What a migration put there
 * goes, as a restore takes it away before it fills the table.
 */
const forwardAudit: Migration = {
  async up(db) {
    await sql`
      create function refuse_end_of_audit() returns trigger language plpgsql as $$
        begin
          if tg_op = 'UPDATE' and new.sequence > old.sequence then return new; end if;
          if tg_op = 'DELETE' and old.sequence = 0 then return old; end if;
          raise exception 'The end of the audit moves forward: % is refused.', tg_op;
        end
      $$;
      create trigger staff_audit_head_moves_forward before update or delete on staff_audit_head
        for each row execute function refuse_end_of_audit();
      create trigger staff_audit_head_is_not_emptied before truncate on staff_audit_head
        for each statement execute function refuse_change_of_audit();
    `.execute(db);
  },
};

/** The job of each member of staff that is under way. */
const jobs: Migration = {
  async up(db) {
    await sql`
      create table staff_jobs (
        staff_id text primary key references staff_members on delete cascade,
        operation text not null,
        worker text not null,
        lease_until timestamptz not null
      )
    `.execute(db);
  },
};

/** Members of staff, their tokens and sessions, and what they did. */
export const staffMigrations = {
  '1300-staff': staff,
  '1360-staff-sign-in': signIn,
  '1561-staff-views': views,
  '1575-audit-filters': auditFilters,
  '1621-sites-of-staff': staffSites,
  '1751-audit-appended-only': appendOnlyAudit,
  '2001-audit-moves-forward': forwardAudit,
  '2193-staff-jobs': jobs,
} as const;
