import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const gifts: Migration = {
  async up(db) {
    await sql`
      create table gifts (
        id text primary key,
        tenant_id text not null,
        product text not null,
        plan_id text not null,
        plan_kind text not null,
        months integer not null check (months > 0),
        amount integer not null check (amount > 0),
        currency text not null,
        buyer_user_id text references users on delete set null,
        buyer_email text,
        buyer_name text not null,
        recipient_email text,
        message text not null,
        deliver_at timestamptz not null,
        created_at timestamptz not null,
        paid_at timestamptz,
        delivered_at timestamptz,
        stopped_at timestamptz
      );
      create index gifts_to_deliver on gifts (deliver_at) where paid_at is not null and delivered_at is null and stopped_at is null;
      create index gifts_of_buyer on gifts (buyer_user_id);
      create table voucher_batches (
        id text primary key,
        name text not null,
        kind text not null check (kind in ('gems', 'days')),
        worth integer not null check (worth > 0),
        product text check ((product is not null) = (kind = 'days')),
        tenant_id text,
        codes integer not null check (codes > 0),
        uses_each integer not null check (uses_each > 0),
        expires_at timestamptz,
        created_at timestamptz not null,
        created_by text not null,
        stopped_at timestamptz
      );
      create table vouchers (
        id text primary key,
        gift_id text unique references gifts,
        batch_id text references voucher_batches,
        code_hash text not null unique,
        code_end text not null,
        uses_left integer not null check (uses_left >= 0),
        check ((gift_id is null) <> (batch_id is null))
      );
      create index vouchers_of_batch on vouchers (batch_id);
      create table redemptions (
        id text primary key,
        voucher_id text not null references vouchers,
        user_id text references users on delete set null,
        tenant_id text not null,
        redeemed_at timestamptz not null,
        product text,
        months integer,
        days integer,
        starts_at timestamptz,
        until timestamptz,
        turn integer not null default 0,
        ended_at timestamptz,
        unique (voucher_id, user_id),
        check ((starts_at is null) = (until is null)),
        check (num_nonnulls(months, days) = case when product is null then 0 else 1 end)
      );
      create index redemptions_of_person on redemptions (user_id);
      create index redemptions_open on redemptions (starts_at) where product is not null and ended_at is null;
    `.execute(db);
  },
};

/**
 * Adds the key by which a repeated request for codes is recognised (older batches have none), and the index for the
 * list of gifts.
 */
const requestKeys: Migration = {
  async up(db) {
    await sql`
      alter table voucher_batches
        add column request_key_hash text unique,
        add column request_fingerprint text,
        add check ((request_key_hash is null) = (request_fingerprint is null));
      create index gifts_paid on gifts (paid_at desc, id desc) where paid_at is not null
    `.execute(db);
  },
};

/** The list of batches, the newest first. */
const batchesByAge: Migration = {
  async up(db) {
    await sql`create index voucher_batches_by_age on voucher_batches (created_at desc, id desc)`.execute(db);
  },
};

/** Codes of staff work once a second person has approved them. Those of before work as they did. */
const approvals: Migration = {
  async up(db) {
    await sql`
      alter table voucher_batches add column approved_at timestamptz, add column approved_by text;
      update voucher_batches set approved_at = created_at;
      alter table voucher_batches
        add check (approved_by <> created_by), add check (approved_by is null or approved_at is not null)
    `.execute(db);
  },
};

/** Uses of codes by somebody new that wait for the owner of the email, one for a code and an email. */
const codeSignups: Migration = {
  async up(db) {
    await sql`
      create table code_signups (
        token_hash text primary key,
        code_hash text not null,
        tenant_id text not null,
        email text not null,
        password_hash text not null,
        language text,
        begun_at timestamptz not null,
        expires_at timestamptz not null,
        unique (email, code_hash)
      );
      create index code_signups_by_expiry on code_signups (expires_at)
    `.execute(db);
  },
};

/** Gift memberships, staff's codes, and who used them. */
export const giftsMigrations = {
  '1552-gifts': gifts,
  '1718-gifts-request-keys': requestKeys,
  '1735-voucher-batches-by-age': batchesByAge,
  '1822-gifts-approvals': approvals,
  '2000-gifts-code-signups': codeSignups,
} as const;
