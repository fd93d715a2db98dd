import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The films of a site and of a showcase are counted by an index alone, which has to know what is published, and of a showcase
 * the site: the films of one site are few among those of a network.
 */
const countedByIndex: Migration = {
  async up(db) {
    await sql`
      create index videos_of_site_listed_by_date on videos (site_id, released_at desc, id desc)
        where channel_id is null and is_published;
      create index videos_of_showcase_and_site on videos (showcase_id, site_id, released_at desc, id desc)
        where showcase_id is not null and channel_id is null and is_published;
    `.execute(db);
  },
};

/**
 * Sums up the running time of channels and packs too. Without such an index all films of a channel are read and sorted
 * to find the newest thousand.
 */
const channelsByIndex: Migration = {
  async up(db) {
    await sql`
      create index videos_of_channel_released on videos (channel_id, released_at desc, id desc)
        include (run_length_seconds) where channel_id is not null and is_published;
      create index videos_of_pack_released on videos (channel_pack_id, released_at desc, id desc)
        include (run_length_seconds) where channel_id is not null and is_published;
      create index videos_of_channels_released on videos (released_at desc, id desc)
        where channel_id is not null and is_published;
    `.execute(db);
  },
};

/** What films are counted by. */
export const countMigrations = {
  '1460-catalogue-counted-by-index': countedByIndex,
  '1461-catalogue-channels-by-index': channelsByIndex,
} as const;
