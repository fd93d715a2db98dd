import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const playlists: Migration = {
  async up(db) {
    await sql`
      create table playlists (
        id text primary key,
        user_id text not null references users on delete cascade,
        name text not null,
        description text not null,
        share_token text unique,
        shows_name boolean not null default false,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        deleted_at timestamptz
      );
      create index playlists_of_member on playlists (user_id, changed_at desc, id desc);
      create index playlists_deleted on playlists (deleted_at) where deleted_at is not null;
      create table playlist_videos (
        playlist_id text not null references playlists on delete cascade,
        video_id text not null references videos on delete cascade,
        position integer not null,
        added_at timestamptz not null,
        primary key (playlist_id, video_id)
      );
      create index playlist_videos_in_order on playlist_videos (playlist_id, position);
      create index playlist_videos_of_video on playlist_videos (video_id);
    `.execute(db);
  },
};

/** Members' own lists of films. */
export const playlistsMigrations = { '1485-playlists': playlists } as const;
