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

/**
 * Fills the table with what the code said before brands declared it, because their active releases may be older than
 * that.
 */
const sites: Migration = {
  async up(db) {
    await sql`
      create table sites (
        id text primary key,
        tenant_id text not null,
        name text not null,
        abbreviation text not null unique,
        offer_page_id integer not null unique,
        launched_on date not null,
        position integer generated always as identity
      );
      create table multisites (
        id text primary key,
        tenant_id text not null,
        sites text[] not null
      );
      insert into sites (id, tenant_id, name, abbreviation, offer_page_id, launched_on) values
        ('vixen', 'vixen', 'Vixen', 'vxn', 3, '2016-07-04'),
        ('tushy', 'tushy', 'Tushy', 'tsh', 2, '2015-06-15'),
        ('tushyraw', 'vixenplus', 'Tushy Raw', 'traw', 5, '2019-09-02'),
        ('blacked', 'blacked', 'Blacked', 'blk', 1, '2014-03-10'),
        ('blackedraw', 'blackedraw', 'Blacked Raw', 'braw', 4, '2017-11-06'),
        ('deeper', 'deeper', 'Deeper', 'dpr', 6, '2019-02-18'),
        ('slayed', 'slayed', 'Slayed', 'sl', 7, '2021-05-03'),
        ('milfy', 'milfy', 'Milfy', 'ml', 9, '2022-08-22'),
        ('wifey', 'wifey', 'Wifey', 'wfy', 11, '2023-10-16');
      insert into multisites (id, tenant_id, sites) values
        ('multisite2020', 'vixenplus', '{vixen,tushy,tushyraw,blacked,blackedraw,deeper,slayed}'),
        ('multisiteVP', 'vixenplus', '{vixen,tushy,tushyraw,blacked,blackedraw,deeper,slayed,milfy}'),
        ('multisite2025', 'vixenplus', '{vixen,tushy,tushyraw,blacked,blackedraw,deeper,slayed,milfy,wifey}');
    `.execute(db);
  },
};

const consoleDocuments: Migration = {
  async up(db) {
    await sql`
      create table console_documents (
        hash text primary key,
        text text not null,
        left_at timestamptz
      );
    `.execute(db);
  },
};

/** The releases of brands with the documents that each of them sends and its configuration, and which one is active; what the console sends. */
export const releasesMigrations = {
  '1101-brand-releases': releases,
  '1230-active-releases': tenants,
  '1410-sites-of-brands': sites,
  '2250-documents-of-the-console': consoleDocuments,
} as const;
