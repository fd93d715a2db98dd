import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const favorites: Migration = {
  async up(db) {
    await sql`
      create table favorite_videos (
        user_id text not null references users on delete cascade,
        video_id text not null references videos on delete cascade,
        added_at timestamptz not null,
        primary key (user_id, video_id)
      );
      create index favorite_videos_latest on favorite_videos (user_id, added_at desc, video_id desc);
      create table favorite_performers (
        user_id text not null references users on delete cascade,
        performer_id text not null references performers on delete cascade,
        added_at timestamptz not null,
        primary key (user_id, performer_id)
      );
      create index favorite_performers_latest on favorite_performers (user_id, added_at desc, performer_id desc);
      create table favorite_channels (
        user_id text not null references users on delete cascade,
        channel_id text not null references channels on delete cascade,
        added_at timestamptz not null,
        primary key (user_id, channel_id)
      );
      create index favorite_channels_latest on favorite_channels (user_id, added_at desc, channel_id desc);
    `.execute(db);
  },
};

const followers: Migration = {
  async up(db) {
    await sql`
      create index followers_of_performer on favorite_performers (performer_id, user_id);
      create index followers_of_channel on favorite_channels (channel_id, user_id);
    `.execute(db);
  },
};

/** Tables of favorites. */
export const favoritesMigrations = { '0720-favorites': favorites, '1486-followers': followers } as const;
