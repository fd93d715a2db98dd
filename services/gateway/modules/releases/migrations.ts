import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const releases: Migration = {
  async up(db) {
    await sql`
      create table operation_documents (
        hash text primary key,
        text text not null,
        registered_at timestamptz not null
      );
      create table brand_releases (
        tenant_id text not null,
        release text not null,
        registered_at timestamptz not null,
        retired_at timestamptz,
        primary key (tenant_id, release)
      );
      create table release_documents (
        tenant_id text not null,
        release text not null,
        hash text not null references operation_documents,
        first_used_at timestamptz,
        last_used_at timestamptz,
        primary key (tenant_id, release, hash),
        foreign key (tenant_id, release) references brand_releases on delete cascade
      );
      create index release_documents_by_hash on release_documents (hash, tenant_id);
    `.execute(db);
  },
};

const tenants: Migration = {
  async up(db) {
    await sql`
      alter table brand_releases add column tenant jsonb;
      create table active_releases (
        tenant_id text primary key,
        release text not null,
        previous_release text,
        activated_at timestamptz not null,
        foreign key (tenant_id, release) references brand_releases
      );
    `.execute(db);
  },
};

/** The releases of brands with the documents that each of them sends and its configuration, and which one is active. */
export const releasesMigrations = { '1101-brand-releases': releases, '1230-active-releases': tenants } as const;
