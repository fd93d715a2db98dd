import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { announceChanges } from '../../shared-data/announce-changes.ts';

const publications: Migration = {
  async up(db) {
    await sql`
      alter table videos add column is_published boolean not null default true;
      create table slug_redirects (
        kind text not null,
        slug text not null,
        entity_id text not null,
        primary key (kind, slug)
      );
      create table publications (
        id integer generated always as identity primary key,
        at timestamptz not null,
        kind text not null,
        entity_ids text[] not null
      );
    `.execute(db);
    await announceChanges(db as never, ['publications', 'slug_redirects']);
  },
};

/** What editors publish and take back. */
export const publicationMigrations = { '1302-catalogue-publications': publications } as const;
