import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Codes that stand in place of a password when an email is changed. */
export const emailChangeCodes: Migration = {
  async up(db) {
    await sql`
      create table email_change_codes (
        code_hash text primary key,
        user_id text not null references users on delete cascade,
        expires_at timestamptz not null
      );
      create index email_change_codes_of_user on email_change_codes (user_id);
      create index email_change_codes_by_expiry on email_change_codes (expires_at);
    `.execute(db);
  },
};

/** Adds who owned the old address of a change. An older gateway leaves it empty. */
export const ownersOfOldEmails: Migration = {
  async up(db) {
    await sql`
      alter table email_changes add column old_email_is text check (old_email_is in ('proven', 'unproven', 'foreign'))
    `.execute(db);
  },
};

/**
 * Accounts that still have the address of somebody who took them. Of those that were locked before nobody knows it any
 * more.
 */
export const foreignEmails: Migration = {
  async up(db) {
    await sql`
      alter table users add column foreign_email text check (foreign_email in ('locked', 'banned'))
    `.execute(db);
  },
};

/**
 * Stolen accounts whose owner has not confirmed the correction yet: the person who has one must not delete it
 * meanwhile.
 */
export const lockedCorrections: Migration = {
  async up(db) {
    await sql`
      update users
      set foreign_email = case when disabled_at is null then 'locked' else 'banned' end,
        disabled_at = coalesce(disabled_at, now())
      where foreign_email is null and id in (
        select user_id from email_changes
        where old_email_is = 'foreign' and confirmed_at is null and expires_at > now()
      )
    `.execute(db);
  },
};

/**
 * Adds the time since which stolen accounts are locked. For those that were disabled before, it is unknown and begins
 * now.
 */
export const lockedAccounts: Migration = {
  async up(db) {
    await sql`alter table users add column locked_at timestamptz`.execute(db);
    await sql`
      update users set locked_at = case foreign_email when 'locked' then disabled_at else now() end
      where foreign_email is not null and disabled_at is not null
    `.execute(db);
    await sql`create index users_disabled on users (id) where disabled_at is not null`.execute(db);
  },
};

/** Addresses that accounts had. Of moves from before this those of the last week are still known. */
export const formerEmails: Migration = {
  async up(db) {
    await sql`
      create table former_emails (
        user_id text not null references users on delete cascade,
        email text not null,
        left_at timestamptz not null,
        primary key (user_id, email)
      );
      insert into former_emails (user_id, email, left_at)
        select email_changes.user_id, email_changes.old_email, max(email_changes.confirmed_at)
        from email_changes join users on users.id = email_changes.user_id
        where email_changes.confirmed_at is not null and email_changes.old_email_is = 'proven'
          and email_changes.old_email <> users.email
        group by email_changes.user_id, email_changes.old_email;
    `.execute(db);
  },
};

/** Changes of email that were requested, until their links expire. */
export const emailChanges: Migration = {
  async up(db) {
    await sql`
      create table email_changes (
        confirm_hash text primary key,
        refuse_hash text not null unique,
        user_id text not null references users on delete cascade,
        tenant_id text not null,
        session_id text not null,
        old_email text not null,
        new_email text not null,
        requested_at timestamptz not null,
        confirmed_at timestamptz,
        expires_at timestamptz not null
      );
      create index email_changes_of_user on email_changes (user_id);
      create index email_changes_by_expiry on email_changes (expires_at);
    `.execute(db);
  },
};
