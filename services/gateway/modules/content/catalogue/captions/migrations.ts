import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const captions: Migration = {
  async up(db) {
    await sql`
      create table video_captions (
        id text primary key,
        video_id text not null references videos on delete cascade,
        language text not null,
        label text not null,
        text text not null,
        unique (video_id, language)
      )
    `.execute(db);
  },
};

/** Captions of films. */
export const captionMigrations = { '1440-captions-of-videos': captions } as const;
