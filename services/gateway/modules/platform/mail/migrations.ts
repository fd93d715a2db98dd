import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const outbox: Migration = {
  async up(db) {
    await sql`
      create table mails (
        id uuid primary key default gen_random_uuid(),
        idempotency_key text unique,
        kind text not null,
        tenant_id text not null,
        recipient text not null,
        content jsonb not null,
        state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null,
        queued_at timestamptz not null,
        settled_at timestamptz,
        last_error text
      );
      create index mails_due on mails (next_attempt_at) where state = 'queued';
      create index mails_settled on mails (settled_at) where state <> 'queued';
      create index mails_of_recipient on mails (recipient, queued_at desc);
    `.execute(db);
  },
};

/** Mails that are still to be sent take the new name of their kind; what was mailed under its key is not mailed twice. */
const duplicateCharges: Migration = {
  async up(db) {
    await sql`
      update mails
      set
        kind = 'duplicateChargeRefunded',
        idempotency_key = replace(idempotency_key, 'given-back:', 'duplicate-charge:')
      where kind = 'chargeGivenBack'
    `.execute(db);
  },
};

/** Staff page through the outbox. */
const byMoment: Migration = {
  async up(db) {
    await sql`create index mails_by_moment on mails (queued_at desc, id desc)`.execute(db);
  },
};

const discreetRecipients: Migration = {
  async up(db) {
    await sql`create table discreet_recipients (recipient text primary key)`.execute(db);
  },
};

const recipientLanguages: Migration = {
  async up(db) {
    await sql`create table recipient_languages (recipient text primary key, language text not null)`.execute(db);
  },
};

/** Tables of the mail module. */
export const mailMigrations = {
  '0500-mail-outbox': outbox,
  '1110-mail-duplicate-charges': duplicateCharges,
  '1491-mails-by-moment': byMoment,
  '1591-mails-discreet-recipients': discreetRecipients,
  '1600-mails-recipient-languages': recipientLanguages,
} as const;
