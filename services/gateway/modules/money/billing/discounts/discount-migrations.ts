import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const discounts: Migration = {
  async up(db) {
    await sql`
      create table discounts (
        id text primary key,
        name text not null,
        kind text not null check (kind in ('percent', 'amount')),
        worth integer not null check (worth > 0 and (kind = 'amount' or worth <= 100)),
        currency text check ((currency is not null) = (kind = 'amount')),
        plan_ids jsonb,
        tenant_ids jsonb,
        starts_at timestamptz,
        ends_at timestamptz check (ends_at > starts_at),
        uses_each integer check (uses_each > 0),
        uses_per_person integer check (uses_per_person > 0),
        created_at timestamptz not null,
        created_by text not null,
        stopped_at timestamptz
      );
      create index discounts_by_age on discounts (created_at desc, id desc);
      create table discount_codes (
        id text primary key,
        discount_id text not null references discounts,
        code text not null unique check (code ~ '^[A-Z0-9]{3,24}$')
      );
      create index discount_codes_of_discount on discount_codes (discount_id);
      create table discount_uses (
        order_id text primary key references billing_orders on delete cascade,
        code_id text not null references discount_codes,
        amount integer not null check (amount > 0),
        booked_at timestamptz,
        returned_at timestamptz check (returned_at is null or booked_at is not null)
      );
      create index discount_uses_of_code on discount_uses (code_id);
    `.execute(db);
  },
};

/** Adds the key by which a repeated request for a discount is recognized. Discounts of before have none. */
const requestKeys: Migration = {
  async up(db) {
    await sql`
      alter table discounts
        add column request_key text unique,
        add column request_fingerprint text,
        add check ((request_key is null) = (request_fingerprint is null))
    `.execute(db);
  },
};

/** Codes count once a second person has approved them. Those of before count as they did. */
const approvals: Migration = {
  async up(db) {
    await sql`
      alter table discounts add column approved_at timestamptz, add column approved_by text;
      update discounts set approved_at = created_at;
      alter table discounts add check (approved_by <> created_by), add check (approved_by is null or approved_at is not null)
    `.execute(db);
  },
};

/** Creates the tables of discounts that codes take off a first charge. */
export const discountMigrations = {
  '1670-billing-discounts': discounts,
  '1719-billing-discount-request-keys': requestKeys,
  '1821-billing-discount-approvals': approvals,
} as const;
