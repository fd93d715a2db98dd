import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

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

/** What was uploaded for a film: shown with it, or waiting for its publication. */
export const ownMediaMigrations = {
  '1310-own-media-of-videos': ownMedia,
  '1495-prepared-media': preparedMedia,
  '1891-replaced-media': replacedMedia,
} as const;
