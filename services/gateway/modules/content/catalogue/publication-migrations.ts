import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { announceChanges } from '../../../shared-data/announce-changes.ts';

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

/**
 * Whole lists are counted and joined by an index alone, which has to know what is published. `videos_by_date` stays for
 * releases that know nothing of publications; a later migration drops it.
 */
const listedIndex: Migration = {
  async up(db) {
    await sql`
      create index videos_listed_by_date on videos (released_at desc, id desc) where channel_id is null and is_published
    `.execute(db);
  },
};

const releasedFilms: Migration = {
  async up(db) {
    await sql`
      create table released_films (announced_until timestamptz, is_only boolean primary key default true check (is_only));
      insert into released_films default values;
    `.execute(db);
  },
};

/** What editors publish and take back. */
export const publicationMigrations = {
  '1302-catalogue-publications': publications,
  '1303-catalogue-listed-index': listedIndex,
  '1479-catalogue-released-films': releasedFilms,
} as const;
