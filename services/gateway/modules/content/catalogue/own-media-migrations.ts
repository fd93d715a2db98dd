import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { announceChanges } from '../../../shared-data/announce-changes.ts';

const ownMedia: Migration = {
  async up(db) {
    await sql`alter table videos add column own_media jsonb`.execute(db);
  },
};

/** Drafts have no row in `videos`, so nothing refers to one here. */
const preparedMedia: Migration = {
  async up(db) {
    await sql`
      create table prepared_media (
        film_id text primary key,
        own_media jsonb not null,
        run_length_seconds integer,
        best_height integer,
        prepared_at timestamptz not null
      )
    `.execute(db);
  },
};

/** Versions that another one has replaced: nothing shows them, but somebody has their addresses. */
const replacedMedia: Migration = {
  async up(db) {
    await sql`
      create table replaced_media (
        version text primary key,
        film_id text not null,
        replaced_at timestamptz not null
      );
      create index replaced_media_of_film on replaced_media (film_id);
    `.execute(db);
  },
};

/** New media of a film that people see. What was discarded stays until its files are deleted, so that nobody may see them. */
const waitingMedia: Migration = {
  async up(db) {
    await sql`
      create table waiting_media (
        source_id text primary key,
        film_id text not null references videos on delete cascade,
        own_media jsonb not null,
        run_length_seconds integer not null,
        best_height integer not null,
        prepared_at timestamptz not null,
        discarded_at timestamptz
      );
      create unique index waiting_media_of_film on waiting_media (film_id) where discarded_at is null;
      create index waiting_media_by_version on waiting_media ((own_media->'film'->>'version'));
    `.execute(db);
    await announceChanges(db as never, ['waiting_media']);
  },
};

/** What was uploaded for a film: shown with it, or waiting for its publication, or to be shown. */
export const ownMediaMigrations = {
  '1310-own-media-of-videos': ownMedia,
  '1495-prepared-media': preparedMedia,
  '1891-replaced-media': replacedMedia,
  '2131-waiting-media': waitingMedia,
} as const;
