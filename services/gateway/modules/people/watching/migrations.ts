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

const watching: Migration = {
  async up(db) {
    await sql`
      alter table playback_positions
        add column is_complete boolean not null default false,
        add column completed_at timestamptz,
        add column set_aside_at timestamptz;
      create index playback_positions_latest on playback_positions (user_id, saved_at desc, video_id desc);
      alter table profile_states
        add column hides_watched boolean not null default false,
        add column is_history_paused boolean not null default false;
      create table watch_later (
        user_id text not null references users on delete cascade,
        video_id text not null references videos on delete cascade,
        added_at timestamptz not null,
        primary key (user_id, video_id)
      );
      create index watch_later_latest on watch_later (user_id, added_at desc, video_id desc);
    `.execute(db);
  },
};

const removedPositions: Migration = {
  async up(db) {
    await sql`
      create table removed_positions (
        user_id text not null references users on delete cascade,
        removal_id text not null,
        video_id text not null references videos on delete cascade,
        position_seconds integer not null,
        saved_at timestamptz not null,
        is_complete boolean not null,
        completed_at timestamptz,
        set_aside_at timestamptz,
        removed_at timestamptz not null,
        primary key (user_id, removal_id, video_id)
      );
      create index removed_positions_oldest on removed_positions (removed_at);
      create index removed_positions_of_video on removed_positions (video_id);
    `.execute(db);
  },
};

/** Positions, history and the watch-later list. */
export const watchingMigrations = {
  '0400-media-playback-positions': playbackPositions,
  '0730-watching': watching,
  '2141-watching-removed-positions': removedPositions,
} as const;
