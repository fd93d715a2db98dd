import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const lists: Migration = {
  async up(db) {
    await sql`
      create index videos_of_channel_by_date on videos (channel_id, released_at desc, id desc)
        where channel_id is not null;
      create index videos_of_channels_by_date on videos (released_at desc, id desc) where channel_id is not null;
    `.execute(db);
  },
};

const packs: Migration = {
  async up(db) {
    await sql`
      create index videos_of_pack_by_date on videos (channel_pack_id, released_at desc, id desc)
        where channel_id is not null;
    `.execute(db);
  },
};

/** Indexes for lists that are inside channels. */
export const channelMigrations = { '0310-channels-lists': lists, '0311-channels-packs': packs } as const;
