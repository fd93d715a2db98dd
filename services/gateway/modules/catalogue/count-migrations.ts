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

/** What films are counted by. */
export const countMigrations = { '1460-catalogue-counted-by-index': countedByIndex } as const;
