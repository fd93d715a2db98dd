import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keys that sign a person in without their password, and tokens that count once. */
const passkeys: Migration = {
  async up(db) {
    await sql`
      create table passkeys (
        id uuid primary key,
        user_id text not null references users on delete cascade,
        credential_id text not null unique,
        public_key text not null,
        counter double precision not null,
        transports jsonb not null,
        name text not null,
        is_synced boolean not null,
        created_at timestamptz not null,
        last_used_at timestamptz,
        disabled_at timestamptz
      );
      create index passkeys_of_user on passkeys (user_id, created_at);
      create table passkey_tickets (
        ticket_hash text primary key,
        user_id text not null references users on delete cascade,
        tenant_id text not null,
        name text not null,
        expires_at timestamptz not null
      );
      create index passkey_tickets_of_user on passkey_tickets (user_id);
      create index passkey_tickets_by_expiry on passkey_tickets (expires_at);
      create table spent_tokens (token_hash text primary key, expires_at timestamptz not null);
      create index spent_tokens_by_expiry on spent_tokens (expires_at);
    `.execute(db);
  },
};

/** The second step of a sign-in: an authenticator app, and codes for when it is lost. */
const secondStep: Migration = {
  async up(db) {
    await sql`
      create table authenticators (
        user_id text primary key references users on delete cascade,
        secret text not null,
        created_at timestamptz not null,
        confirmed_at timestamptz,
        last_step integer not null
      );
      create table recovery_codes (
        user_id text not null references users on delete cascade,
        code_hash text not null,
        used_at timestamptz,
        primary key (user_id, code_hash)
      );
    `.execute(db);
  },
};

/** Links that sign in, and those of mails about a new device. */
const signInLinks: Migration = {
  async up(db) {
    await sql`
      create table sign_in_links (
        token_hash text primary key,
        user_id text not null references users on delete cascade,
        tenant_id text not null,
        expires_at timestamptz not null
      );
      create index sign_in_links_of_user on sign_in_links (user_id);
      create index sign_in_links_by_expiry on sign_in_links (expires_at);
      create table device_alerts (
        token_hash text primary key,
        user_id text not null references users on delete cascade,
        tenant_id text not null,
        signed_in_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index device_alerts_of_user on device_alerts (user_id);
      create index device_alerts_by_expiry on device_alerts (expires_at);
    `.execute(db);
  },
};

/** Codes beside the mailed links, the browser that requested them, and the page that was wanted. */
const signInCodes: Migration = {
  async up(db) {
    await sql`
      alter table sign_in_links
        add column browser_hash text,
        add column code_hash text,
        add column wanted_uri text;
      create index sign_in_links_by_browser on sign_in_links (browser_hash);
    `.execute(db);
  },
};

/** Tables of what signs in beside the password. */
export const signInMethodMigrations = {
  '1350-identity-passkeys': passkeys,
  '1351-identity-second-step': secondStep,
  '1352-identity-sign-in-links': signInLinks,
  '1840-identity-sign-in-codes': signInCodes,
} as const;
