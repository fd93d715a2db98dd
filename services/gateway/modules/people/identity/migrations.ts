import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import {
  emailChangeCodes,
  emailChanges,
  foreignEmails,
  formerEmails,
  lockedAccounts,
  lockedCorrections,
  ownersOfOldEmails,
} from './email-change/email-change-migration.ts';
import { signedInAccounts } from './new-device/signed-in-migration.ts';
import { signInsMigrations } from './sessions/sign-ins-migration.ts';
import { signInMethodMigrations } from './sign-in-method-migrations.ts';
import { memberLockMigrations } from './lock/migrations.ts';
import { visitMigrations } from './visits/migrations.ts';
import { measuringMigrations } from './measuring/migrations.ts';
import { tandemInvitations } from './tandem/tandem-migration.ts';
import { accountSearchMigrations } from './support/migrations.ts';

const people: Migration = {
  async up(db) {
    await sql`
      create table users (
        id text primary key,
        email text not null unique check (email = lower(email)),
        password_hash text not null,
        display_name text unique,
        created_at timestamptz not null,
        disabled_at timestamptz,
        device_challenge_required boolean not null default false,
        autoplay_enabled boolean not null default true,
        telemetry_enabled boolean not null default true,
        ab_test_variant text,
        terms_accepted_at timestamptz,
        relationship_status text,
        relationship_role text
      );
      create table user_groups (
        user_id text not null references users on delete cascade,
        group_id text not null,
        primary key (user_id, group_id)
      );
      create table user_attributes (
        user_id text not null references users on delete cascade,
        attribute text not null,
        value text,
        primary key (user_id, attribute)
      );
      create table email_consents (
        id bigint generated always as identity primary key,
        user_id text not null references users on delete cascade,
        site text not null,
        is_given boolean not null,
        shown_text text,
        answered_at timestamptz not null
      );
      create index email_consents_of_user on email_consents (user_id, answered_at desc);
      create table profile_states (
        user_id text primary key references users on delete cascade,
        gems_intro_at timestamptz,
        teaser_viewed_at timestamptz,
        texas_warning_at timestamptz,
        alabama_warning_at timestamptz,
        gems_acknowledged_at timestamptz
      );
    `.execute(db);
  },
};

const sessions: Migration = {
  async up(db) {
    await sql`
      create table sessions (
        id_hash text primary key,
        user_id text not null references users on delete cascade,
        tenant_id text not null,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        tokens text not null,
        refreshed_at timestamptz not null,
        refresh_lease_until timestamptz,
        identity_session_uid text not null,
        client_network text not null,
        user_agent text not null
      );
      create index sessions_of_user on sessions (user_id) where revoked_at is null;
      create index sessions_by_expiry on sessions (expires_at);
      create table sign_in_attempts (
        id bigint generated always as identity primary key,
        user_id text references users on delete cascade,
        tenant_id text not null,
        outcome text not null,
        client_network text not null,
        country text,
        attempted_at timestamptz not null
      );
      create index sign_in_attempts_of_user on sign_in_attempts (user_id, attempted_at desc);
      create table sign_in_limits (
        key text primary key,
        failures integer not null,
        resets_at timestamptz not null
      );
      create table oidc_payloads (
        model text not null,
        id_hash text not null,
        payload jsonb not null,
        grant_id text,
        session_uid text,
        account_id text,
        expires_at timestamptz,
        consumed_at timestamptz,
        primary key (model, id_hash)
      );
      create index oidc_payloads_of_grant on oidc_payloads (grant_id) where grant_id is not null;
      create index oidc_payloads_of_session on oidc_payloads (session_uid) where session_uid is not null;
      create index oidc_payloads_of_account on oidc_payloads (account_id) where account_id is not null;
      create index oidc_payloads_by_expiry on oidc_payloads (expires_at);
    `.execute(db);
  },
};

const autologins: Migration = {
  async up(db) {
    await sql`
      create table autologins (
        token_hash text primary key,
        user_id text not null references users on delete cascade,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index autologins_by_expiry on autologins (expires_at);
    `.execute(db);
  },
};

const passwordResets: Migration = {
  async up(db) {
    await sql`
      create table password_resets (
        token_hash text primary key,
        user_id text not null references users on delete cascade,
        tenant_id text not null,
        expires_at timestamptz not null
      );
      create index password_resets_of_user on password_resets (user_id);
      create index password_resets_by_expiry on password_resets (expires_at);
    `.execute(db);
  },
};

const deviceChallenges: Migration = {
  async up(db) {
    await sql`
      alter table sessions add column country text;
      alter table sessions add column challenge text check (challenge in ('pending', 'approved'));
      create table device_challenges (
        token_hash text primary key,
        session_hash text not null references sessions on delete cascade,
        user_id text not null references users on delete cascade,
        expires_at timestamptz not null
      );
      create index device_challenges_of_user on device_challenges (user_id);
      create index device_challenges_of_session on device_challenges (session_hash);
    `.execute(db);
  },
};

/** Adds what a person may say about how they live. */
const relationships: Migration = {
  async up(db) {
    await sql`
      alter table users add constraint users_relationship_status_check
        check (relationship_status in ('single', 'dating', 'partnered', 'married', 'open'));
      alter table users add constraint users_relationship_role_check
        check (relationship_role in ('wife', 'husband', 'partner'));
    `.execute(db);
  },
};

/**
 * Adds whether a person has proved their email (earlier accounts count as proved), and the browser that made the
 * account.
 */
const emailConfirmations: Migration = {
  async up(db) {
    await sql`
      alter table users add column email_confirmed_at timestamptz;
      alter table users add column welcome_browser_hash text;
      update users set email_confirmed_at = created_at;
      create table email_confirmations (
        token_hash text primary key,
        user_id text not null references users on delete cascade,
        email text not null,
        expires_at timestamptz not null
      );
      create index email_confirmations_of_user on email_confirmations (user_id);
      create index email_confirmations_by_expiry on email_confirmations (expires_at);
    `.execute(db);
  },
};

/** An autologin works on one tenant, in one browser. Earlier ones would live for two minutes more, and are removed. */
const autologinBinding: Migration = {
  async up(db) {
    await sql`
      delete from autologins;
      alter table autologins add column tenant_id text not null;
      alter table autologins add column browser_hash text not null;
    `.execute(db);
  },
};

/** One table for every limit, of which failed sign-ins were the first. */
const rateLimits: Migration = {
  async up(db) {
    await sql`
      alter table sign_in_limits rename to rate_limits;
      alter table rate_limits rename column failures to points;
    `.execute(db);
  },
};

/** The confirmation by which portal guests watch the films that are open to them. */
const guestScenes: Migration = {
  async up(db) {
    await sql`alter table profile_states add column guest_scenes_at timestamptz`.execute(db);
  },
};

/** The drawn avatar that a person chose. */
const avatars: Migration = {
  async up(db) {
    await sql`alter table users add column avatar smallint check (avatar > 0)`.execute(db);
  },
};

/** Tables of people, their sessions and the identity server. */
export const identityMigrations = {
  '0200-identity-people': people,
  '0201-identity-sessions': sessions,
  '0210-identity-autologins': autologins,
  '0215-identity-password-resets': passwordResets,
  '0220-identity-device-challenges': deviceChallenges,
  '0230-identity-email-confirmations': emailConfirmations,
  '0233-identity-autologin-binding': autologinBinding,
  '0236-identity-rate-limits': rateLimits,
  '0240-identity-relationships': relationships,
  '1041-identity-guest-scenes': guestScenes,
  '1542-identity-email-changes': emailChanges,
  '1660-identity-avatars': avatars,
  '1750-identity-tandem-invitations': tandemInvitations,
  '1830-identity-signed-in-accounts': signedInAccounts,
  '1985-identity-email-change-codes': emailChangeCodes,
  '2105-identity-old-emails': ownersOfOldEmails,
  '2161-identity-foreign-emails': foreignEmails,
  '2162-identity-locked-corrections': lockedCorrections,
  '2163-identity-former-emails': formerEmails,
  '2191-identity-locked-accounts': lockedAccounts,
  ...signInMethodMigrations,
  ...signInsMigrations,
  ...accountSearchMigrations,
  ...memberLockMigrations,
  ...visitMigrations,
  ...measuringMigrations,
} as const;
