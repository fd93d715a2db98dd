import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const playbackPositions: Migration = {
  async up(db) {
    await sql`
      create table playback_positions (
        user_id text not null references users on delete cascade,
        video_id text not null references videos on delete cascade,
        position_seconds integer not null check (position_seconds >= 0),
        saved_at timestamptz not null,
        primary key (user_id, video_id)
      )
    `.execute(db);
  },
};

/** Tables of the media module. */
export const mediaMigrations = { '0400-media-playback-positions': playbackPositions } as const;
